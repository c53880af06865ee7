import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Lost } from "./Lost";
import { message, suggestions } from "./notFoundContent";
import { Suggestions } from "./Suggestions";

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.info(`404: no page at ${pathname}`), [pathname]);
  return (
    <Lost id="message" content={message}>
      <Suggestions id="suggestions" content={suggestions} />
    </Lost>
  );
}
