import { useLocation } from "react-router-dom";
import { Icon } from "../../../components/Icon";
import { SiteLink } from "../../../components/SiteLink";
import { addressOfPlace, type ListPlace } from "../articleAddresses";
import { reading } from "../readingContent";
import "./ListLink.css";

/** The way back to the list, at its filters and at the article's place in it. */
export function ListLink({ place }: { place: ListPlace }) {
  const { search } = useLocation();
  return (
    <SiteLink to={{ nav: "client", href: addressOfPlace(place, search) }} className="ListLink screen-only">
      <Icon name="back" className="ListLink-arrow" />
      {reading.back}
    </SiteLink>
  );
}
