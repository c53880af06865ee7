import { Census } from "../../charts/Census";
import { ItemGroup, type ItemGroupContent } from "./ItemGroup";
import "./PrivacyPlane.css";

interface PrivacyPlaneProps {
  readonly seen: ItemGroupContent;
  readonly unseen: ItemGroupContent;
}

const PEOPLE = 80;
const ROWS = 2;

/** What an employer sees is above the horizon, in the light; what it never sees is below. */
export function PrivacyPlane({ seen, unseen }: PrivacyPlaneProps) {
  return (
    <div className="PrivacyPlane">
      <ItemGroup id="privacy-seen" tone="tint" size="lg" {...seen}>
        <Census total={PEOPLE} lit={PEOPLE} rows={ROWS} />
      </ItemGroup>
      <ItemGroup id="privacy-unseen" tone="dark" size="lg" {...unseen}>
        <Census total={PEOPLE} lit={0} rows={ROWS} />
      </ItemGroup>
    </div>
  );
}
