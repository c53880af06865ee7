import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageKey } from "../../routes/pageAt";
import { NotFoundHero } from "./NotFoundHero";
import { message, suggestions } from "./notFoundContent";
import { Suggestions } from "./Suggestions";

export default function NotFoundPage() {
  const unknown = pageKey(useLocation());
  useEffect(() => console.info(`404: no page at ${unknown}`), [unknown]);
  return (
    <NotFoundHero id="message" content={message}>
      <Suggestions id="suggestions" content={suggestions} />
    </NotFoundHero>
  );
}
