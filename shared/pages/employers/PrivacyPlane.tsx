import { Census } from "../../charts/Census";
import { ItemGroup, type ItemGroupContent } from "./ItemGroup";
import "./PrivacyPlane.css";

interface PrivacyPlaneProps {
  readonly seen: ItemGroupContent;
  readonly unseen: ItemGroupContent;
}

const PEOPLE_IN_A_ROW = 48;

/** What an employer sees is above the horizon, in the light; what it never sees is below. */
export function PrivacyPlane({ seen, unseen }: PrivacyPlaneProps) {
  return (
    <div className="PrivacyPlane">
      <ItemGroup id="privacy-seen" tone="tint" {...seen}>
        <Census total={PEOPLE_IN_A_ROW} lit={PEOPLE_IN_A_ROW} rows={1} />
      </ItemGroup>
      <ItemGroup id="privacy-unseen" tone="dark" {...unseen}>
        <Census total={PEOPLE_IN_A_ROW} lit={0} rows={1} />
      </ItemGroup>
    </div>
  );
}
