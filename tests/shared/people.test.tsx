import { brotliCompressSync } from "node:zlib";
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { cast } from "../../shared/story/people/cast";
import { crowd, type CrowdName } from "../../shared/story/people/crowd";
import { Person } from "../../shared/story/people/Person";
import { personShapes, silhouettePath } from "../../shared/story/people/personShapes";
import { PersonSymbols, symbolOf } from "../../shared/story/people/PersonSymbols";
import { photoPath } from "../../shared/components/photoPath";
import { leadership } from "../../shared/pages/about/aboutContent";
import { allArticles } from "../../server/articles";

const people = Object.values(cast);

/** Those who say the four quotes. */
const QUOTED = ["Delphine Osei-Marsh", "Lucinda Farrow, RN", "Arturo Beaumont-Lee", "Hana Kirchner"];
const NEIGHBORS = ["Dana", "MGY-2058", "MGY-2063"];

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("the cast", () => {
  it("is the leaders, the authors, those who are quoted, and Dana with two of her neighbors, each once", () => {
    const leaders = leadership.items.map(({ name }) => name);
    const authors = allArticles.map(({ author }) => author);
    const expected = new Set([...leaders, ...authors, ...QUOTED, ...NEIGHBORS]);
    expect(people.map(({ name }) => name).toSorted()).toEqual([...expected].toSorted());
    expect(people).toHaveLength(16);
  });

  it("has no twins: each hair, and each silhouette, is one person's", () => {
    expect(repeated(people.map(({ hair }) => hair.style))).toEqual([]);
    expect(repeated(people.map(silhouettePath))).toEqual([]);
  });

  it("is the photo of the leaders", () => {
    for (const { name, photo } of leadership.items) expect(photo).toBe(photoPath(name));
  });
});

describe.each(people)("$name", (person) => {
  const colorsAt = (lit: number) =>
    new Set(personShapes(person, lit).flatMap(({ shapes }) => shapes.map(({ color }) => color)));

  it("is one silhouette in one colour of the night while no light comes", () => {
    expect([...colorsAt(0)]).toEqual(["var(--unseen)"]);
  });

  it("is still half night at first light, and has nothing of the night once seen", () => {
    expect([...colorsAt(0.3)].join(" ")).toContain("var(--unseen)");
    expect([...colorsAt(0.62)].join(" ")).not.toContain("var(--unseen)");
  });

  it("is drawn with no more than one decimal, and without a number that is none", () => {
    const paths = personShapes(person, 0.3).flatMap(({ reach, shapes }) => [
      reach,
      ...shapes.map(({ d }) => d),
    ]);
    expect(paths.filter((d) => /\.\d\d|NaN|undefined/.test(d ?? ""))).toEqual([]);
  });
});

it("the light comes from the right, and its edge goes from crown to chin as on a moon", () => {
  const dana = { ...cast.dana, hair: { style: "bald", color: "grey" } } as const;
  const [crown, chin] = [dana.face.y - dana.face.height, dana.face.y + dana.face.height];
  const edgeAt = (lit: number) => {
    const reach = personShapes(dana, lit).find(({ name }) => name === "light")?.reach ?? "";
    const [, from, radius, sweep, to] =
      /^M100 0V([\d.]+)A([\d.]+) [\d.]+ 0 0 (\d) 100 ([\d.]+)/.exec(reach) ?? [];
    return { from: Number(from), to: Number(to), radius: Number(radius), bendsRight: sweep === "1" };
  };
  const [wide, half, bent] = [edgeAt(0.1), edgeAt(0.3), edgeAt(0.62)];
  for (const { from, to } of [wide, half, bent]) expect([from, to]).toEqual([crown, chin]);
  expect([wide, half, bent].map(({ bendsRight }) => bendsRight)).toEqual([true, true, false]);
  expect(wide.radius).toBeGreaterThan(half.radius);
});

it("two drawings of one person on a page do not share their light", () => {
  const { container } = render(
    <>
      <Person person={cast.dana} lit={0.3} />
      <Person person={cast.dana} lit={0.62} crop="head" hour={1} />
    </>,
  );
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(repeated(ids)).toEqual([]);
  const used = [...container.querySelectorAll("[clip-path]")].map((part) => part.getAttribute("clip-path"));
  expect(used).toEqual(ids.map((id) => `url(#${id})`));
});

it("a drawn person is decorative, and has no style that the content security policy forbids", () => {
  const { container } = render(<Person person={cast.dana} lit={0.3} hour={1} />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("[style]")).toBeNull();
});

it("a crowd of a hundred people costs at most 3 kB", () => {
  const names = Object.keys(crowd) as CrowdName[];
  const hundred = Array.from({ length: 100 }, (_, index) => {
    const [name = "dana", x, y] = [
      names[(index * 7 + (index % 4)) % names.length],
      (index % 25) * 230,
      index % 4,
    ];
    return <use key={index} href={symbolOf(name)} x={x} y={y * 170} />;
  });
  const drawing = (
    <svg>
      <PersonSymbols />
      {hundred}
    </svg>
  );
  expect(brotliCompressSync(renderToStaticMarkup(drawing)).length).toBeLessThan(3_000);
  const { container } = render(drawing);
  const missing = [...container.querySelectorAll("use")].filter(
    (use) => container.querySelector(use.getAttribute("href") ?? "") === null,
  );
  expect(missing).toEqual([]);
});
