import { PeopleScene } from "../../components/PeopleScene";
import { Totals } from "../../story/registry/Totals";
import { ItemGroup, type ItemGroupContent } from "./ItemGroup";
import "./PrivacyPlane.css";

interface PrivacyPlaneProps {
  readonly seen: ItemGroupContent;
  readonly unseen: ItemGroupContent;
}

/**
 * Above the horizon, in the light, is the only thing that an employer sees: a total. Below it are the people whom the employer
 * never sees, among them Dana.
 */
export function PrivacyPlane({ seen, unseen }: PrivacyPlaneProps) {
  return (
    <div className="PrivacyPlane">
      <ItemGroup id="privacy-seen" tone="tint" size="lg" className="PrivacyPlane-half" {...seen}>
        <div className="PrivacyPlane-total">
          <Totals />
        </div>
      </ItemGroup>
      <ItemGroup
        id="privacy-unseen"
        tone="dark"
        size="lg"
        className="PrivacyPlane-half"
        nameClass="PrivacyPlane-loud"
        {...unseen}
      >
        <PeopleScene name="crowdAtNight" className="PrivacyPlane-crowd" />
      </ItemGroup>
    </div>
  );
}
