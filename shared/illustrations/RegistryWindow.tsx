import { Drawing } from "../components/Drawing";
import { Icon } from "../components/Icon";
import { registrySample } from "../samples";
import { RegistryHead, RegistryRow } from "./RegistryTable";
import "./RegistryWindow.css";

/** The registry in use: its filters, and its rows, of which the first is opened. */
export function RegistryWindow({ tone }: { tone: "light" | "dark" }) {
  const { title, filters, rows, opened, alt } = registrySample;
  return (
    <Drawing className="RegistryTable RegistryWindow edged" alt={alt} data-tone={tone} data-draws="">
      <p className="RegistryWindow-title">{title}</p>
      <div className="RegistryWindow-filters row">
        {filters.map((filter) => (
          <span key={filter}>{filter}</span>
        ))}
      </div>
      <RegistryHead />
      {rows.map((entry, index) => (
        <div key={entry.entry} className="RegistryWindow-entry">
          <RegistryRow {...entry} />
          {index === 0 ? (
            <div className="RegistryWindow-opened row">
              <ul>
                {opened.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <span className="RegistryWindow-action edged">
                <Icon name="calendar" />
                {opened.action}
              </span>
            </div>
          ) : null}
        </div>
      ))}
    </Drawing>
  );
}
