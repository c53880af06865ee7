import { createContext, type ReactNode } from "react";
import type { DrawnPerson } from "./drawnPerson";
import { SEEN } from "./light";
import { layersOf, shapeMarkup, type Layers } from "./personMarkup";

/** The people whose shapes are in the document once, for all their drawings. */
export const SharedPeople = createContext<readonly DrawnPerson[]>([]);

interface PeopleShapesProps {
  /** Imported from drawn/: who is drawn more than once on the page. */
  readonly people: readonly DrawnPerson[];
  /** The page, or the part of it in which they are drawn. */
  readonly children: ReactNode;
}

/**
 * Puts the shapes of people into the document once. Each `Person` inside refers to them, however often and in whatever light it
 * shows somebody. A page needs it only for who would be in its document several times.
 */
export function PeopleShapes({ people, children }: PeopleShapesProps) {
  return (
    <SharedPeople value={people}>
      <svg
        className="visually-hidden"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: `<defs>${people.map(definitions).join("")}</defs>` }}
      />
      {children}
    </SharedPeople>
  );
}

/** References to the shapes that `PeopleShapes` defines. */
export function sharedLayers(person: DrawnPerson): Layers {
  const use = (layer: keyof Layers) => `<use href="#${idOf(person, layer)}"/>`;
  return { night: use("night"), shade: use("shade"), light: use("light") };
}

function definitions(person: DrawnPerson): string {
  const define = (layer: keyof Layers, shapes: string) => `<g id="${idOf(person, layer)}">${shapes}</g>`;
  const { night, shade } = layersOf(person, SEEN);
  return define("night", night) + define("shade", shade) + define("light", lightOf(person));
}

/** Shapes that first light leaves out have a colour that Person.css can take away. */
function lightOf({ shapes }: DrawnPerson): string {
  return shapes
    .map(([d, , token, width]) =>
      shapeMarkup(d, width === "seen" ? `var(--person-feature, var(--${token}))` : `var(--${token})`, width),
    )
    .join("");
}

function idOf({ name, pose }: DrawnPerson, layer: keyof Layers): string {
  return `${name.replaceAll(/\W+/g, "-")}-${pose}-${layer}`;
}
