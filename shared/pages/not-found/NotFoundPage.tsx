import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { NotFoundHero } from "./NotFoundHero";
import { message, suggestions } from "./notFoundContent";
import { Suggestions } from "./Suggestions";

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.info(`404: no page at ${pathname}`), [pathname]);
  return (
    <NotFoundHero id="message" content={message}>
      <Suggestions id="suggestions" content={suggestions} />
    </NotFoundHero>
  );
}
