import { photoPath } from "../../../components/photoPath";
import { RiskMark } from "../../../charts/lit/RiskMark";
import { registry } from "../../../story/danasStory";
import { ProductWindow } from "../../../story/windows/ProductWindow";
import { RegisteredBust } from "../../../story/registry/RegisteredBust";
import "./RegistryWindow.css";

const SHOWN_PEOPLE = 5;

/** The first people of the registry, with their risk and next step. */
export function RegistryWindow({ className }: { className: string }) {
  return (
    <ProductWindow title={registry.title} kind="sample" className={className}>
      <ul className="RegistryWindow">
        {registry.people.slice(0, SHOWN_PEOPLE).map(({ id, risk, step }) => (
          <li key={id}>
            {id === registry.opened.id ? (
              <img
                src={photoPath("Dana")}
                alt=""
                width={200}
                height={260}
                loading="lazy"
                aria-hidden="true"
              />
            ) : (
              <RegisteredBust id={id} />
            )}
            <span className="RegistryWindow-id">{id}</span>{" "}
            <span className="RegistryWindow-risk">
              <RiskMark level={risk} /> {risk}
            </span>{" "}
            <span className="RegistryWindow-step">{step}</span>
          </li>
        ))}
      </ul>
    </ProductWindow>
  );
}
