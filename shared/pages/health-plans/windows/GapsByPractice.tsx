import { LitDots } from "../../../charts/lit/LitDots";
import { Icon } from "../../../components/Icon";
import { gapsByPractice } from "../../../story/danasStory";
import { ProductWindow } from "../../../story/windows/ProductWindow";
import "./GapsByPractice.css";

const DOTS_A_COLUMN = 3;

const { title, gap, columns, practices, total, ownList } = gapsByPractice;

/** What the office of a network sees: the open gaps of each practice, and beside them the own list of Dana's practice. */
export function GapsByPractice() {
  return (
    <ProductWindow title={title} kind="sample" className="GapsByPractice">
      <div className="GapsByPractice-panes">
        <div className="GapsByPractice-network">
          <p className="GapsByPractice-gap">{gap}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.practice}</th>
                <th scope="col">{columns.open}</th>
              </tr>
            </thead>
            <tbody>
              {practices.map(({ name, people, open }) => (
                <tr key={name} data-opened={name === ownList.practice ? "" : undefined}>
                  <th scope="row">
                    <span className="GapsByPractice-practice">
                      {name}
                      <LitDots
                        total={people}
                        lit={people - open}
                        rows={DOTS_A_COLUMN}
                        litFrom="start"
                        isSmall
                      />
                    </span>
                  </th>
                  <td>
                    <span className="GapsByPractice-open">{open}</span>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{total.name}</th>
                <td>
                  <span className="GapsByPractice-open">{total.open}</span>
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
        <div className="GapsByPractice-own" data-tone="light">
          <p className="GapsByPractice-name">{ownList.practice}</p>
          <ul>
            {ownList.people.map(({ id, step, isClosed }) => (
              <li key={id} data-closed={isClosed ? "" : undefined}>
                {isClosed ? (
                  <Icon name="check" className="GapsByPractice-check" />
                ) : (
                  <span className="GapsByPractice-ring" />
                )}
                <span className="GapsByPractice-id">{id}</span> <span>{step}</span>
              </li>
            ))}
          </ul>
          <p className="GapsByPractice-closed">{ownList.closed}</p>
        </div>
      </div>
    </ProductWindow>
  );
}
