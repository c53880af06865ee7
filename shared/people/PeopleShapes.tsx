import { createContext, type ReactNode } from "react";
import type { DrawnPerson } from "./drawnPerson";
import { SEEN, type Lit } from "./light";
import { layersOf, personMarkup, shapeMarkup, type Layers } from "./personMarkup";

interface SharedPerson {
  /** Imported from drawn/. */
  readonly person: DrawnPerson;
  /** The lights in which the person is drawn several times. In others only the shapes are shared. */
  readonly lightsShared: readonly Lit[];
}

/** The people whose shapes are in the document once, for all their drawings. */
export const SharedPeople = createContext<readonly SharedPerson[]>([]);

interface PeopleShapesProps {
  /** Who is drawn more than once on the page. */
  readonly people: readonly SharedPerson[];
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

/** The inside of a drawing that refers to what `PeopleShapes` defines, as markup. */
export function sharedMarkup({ person, lightsShared }: SharedPerson, lit: Lit, id: string): string {
  return lightsShared.includes(lit)
    ? use(lightId(person, lit))
    : personMarkup(person, lit, id, layersById(person));
}

function definitions({ person, lightsShared }: SharedPerson): string {
  const { night, shade } = layersOf(person, SEEN);
  const layers: Layers = { night, shade, light: lightOf(person) };
  const define = (layer: keyof Layers) => defined(idOf(person, layer), layers[layer]);
  const inLights = lightsShared.map((lit) => {
    const id = lightId(person, lit);
    return defined(id, personMarkup(person, lit, id, layersById(person)));
  });
  return define("night") + define("shade") + define("light") + inLights.join("");
}

/** Shapes that first light leaves out have a colour that Person.css can take away. */
function lightOf({ shapes }: DrawnPerson): string {
  return shapes
    .map(([d, , token, width]) =>
      shapeMarkup(d, width === "seen" ? `var(--person-feature, var(--${token}))` : `var(--${token})`, width),
    )
    .join("");
}

function layersById(person: DrawnPerson): Layers {
  const layer = (name: keyof Layers) => use(idOf(person, name));
  return { night: layer("night"), shade: layer("shade"), light: layer("light") };
}

const defined = (id: string, shapes: string) => `<g id="${id}">${shapes}</g>`;

const use = (id: string) => `<use href="#${id}"/>`;

const lightId = (person: DrawnPerson, lit: Lit) => idOf(person, String(Math.round(lit * 100)));

const idOf = ({ name, pose }: DrawnPerson, part: string) => `${name.replaceAll(/\W+/g, "-")}-${pose}-${part}`;
