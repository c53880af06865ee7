import { brotliCompressSync } from "node:zlib";
import { render } from "@testing-library/react";
import svgpath from "svgpath";
import { describe, expect, it } from "vitest";
import { cast } from "../../scripts/people/cast";
import { hours } from "../../scripts/people/hours";
import { SEEN } from "../../scripts/people/light";
import { lightEdge } from "../../scripts/people/lightEdge";
import { cloths } from "../../scripts/people/palette";
import { personMarkup } from "../../scripts/people/personMarkup";
import { silhouettePath } from "../../scripts/people/personShapes";
import { scenes, type Scene } from "../../scripts/people/scenes";
import { MIDDLE } from "../../scripts/people/stage";
import { crowd, type CrowdName } from "../../shared/pages/home/crowd/drawn/crowd";
import { CrowdSymbols, personUse } from "../../shared/pages/home/crowd/CrowdSymbols";
import { photoPath } from "../../shared/components/photoPath";
import { leadership } from "../../shared/pages/about/aboutContent";
import { outlineOf } from "../support/outlines";
import { sitters } from "../../shared/pages/blog/drawings/sitters";
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
  });

  it("has no twins: each hair, and each silhouette, is one person's", () => {
    expect(repeated(people.map(({ hair }) => hair.style))).toEqual([]);
    expect(repeated(people.map(silhouettePath))).toEqual([]);
  });

  it("plays one part each: only the neighbors are patients, in a waiting room or in the dark", () => {
    const inScenes = Object.values<Scene>(scenes).flatMap((scene) => scene.people);
    const inTheDark = new Set(inScenes.filter(({ lit }) => lit < SEEN).map(({ figure }) => figure));
    const patients = people.filter(
      (person) => inTheDark.has(person) || sitters.some((name) => cast[name as keyof typeof cast] === person),
    );
    expect(patients.map(({ name }) => name).filter((name) => !NEIGHBORS.includes(name))).toEqual([]);
  });

  it("is the photo of the leaders", () => {
    for (const { name, photo } of leadership.items) expect(photo).toBe(photoPath(name));
  });
});

describe.each(people)("$name", (person) => {
  const markupAt = (lit: number) => personMarkup(person, lit);

  it("is one shape in one colour of the night while no light comes", () => {
    expect(markupAt(0)).toMatch(/^(?:<path fill="var\(--unseen\)" d="[^"]+"\/>){1,2}$/);
  });

  it("is still half night at first light, and has nothing of the night once seen", () => {
    expect(markupAt(0.3)).toContain("var(--unseen)");
    expect(markupAt(0.62)).not.toContain("var(--unseen)");
  });

  it("darkens the skin to a darker skin, and not to the night", () => {
    const skin = [...markupAt(0.3).matchAll(/color-mix\([^)]*\(--skin[^)]*\)[^)]*\)/g)].map(
      ([mixed]) => mixed,
    );
    expect(skin).not.toEqual([]);
    expect(skin.filter((mixed) => mixed.includes("--unseen"))).toEqual([]);
  });

  it("is drawn with no more than one decimal, and without a number that is none", () => {
    const paths = [...markupAt(0.62).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
    expect(paths.filter((d) => /\.\d\d|NaN|undefined/.test(d ?? ""))).toEqual([]);
  });
});

it("the light comes from the right, and its edge goes from crown to chin as on a moon", () => {
  const { face } = cast.dana;
  const bald = { ...cast.dana, hair: { style: "bald", color: "grey" } } as const;
  const [crown, chin] = [face.y - face.height, face.y + face.height];
  const edgeAt = (lit: number) => {
    const absolute = svgpath(lightEdge(bald, lit)).abs().toString();
    const [, from, radius, sweep, to] =
      /^M100 0V([\d.]+)A([\d.]+) [\d.]+ 0 0 (\d) 100 ([\d.]+)/.exec(absolute) ?? [];
    return { from: Number(from), to: Number(to), radius: Number(radius), bendsRight: sweep === "1" };
  };
  const [wide, half, bent] = [edgeAt(0.12), edgeAt(0.3), edgeAt(0.62)];
  for (const { from, to } of [wide, half, bent]) expect([from, to]).toEqual([crown, chin]);
  expect([wide, half, bent].map(({ bendsRight }) => bendsRight)).toEqual([true, true, false]);
  expect(wide.radius).toBeGreaterThan(half.radius);
});

it("somebody turned to the left looks as in a mirror, in light that still comes from the right", () => {
  const drawn = (isTurned: boolean) => personMarkup(cast.lucindaFarrow, SEEN, { pose: "standing", isTurned });
  // Her ponytail reaches farthest.
  const reach = (isTurned: boolean) => {
    const [, hair = ""] = / fill="var\(--hair[^"]*" d="([^"]*)"/.exec(drawn(isTurned)) ?? [];
    const across = outlineOf(hair).map(([x]) => x - MIDDLE);
    return { left: Math.min(...across), right: Math.max(...across) };
  };
  const light = (isTurned: boolean) => /<clipPath id="l">.*?<\/clipPath>/.exec(drawn(isTurned))?.[0];
  expect(reach(true).right).toBeCloseTo(-reach(false).left, 0);
  expect(reach(true).right).toBeGreaterThan(-reach(true).left);
  expect(light(true)).toBe(light(false));
});

it("no garment has the colour of a hill, and nobody wears that of the sky in their photo", () => {
  const tokensOf = ({ shade, light }: { readonly shade: string; readonly light: string }) => [shade, light];
  const worn = new Set(Object.values(cloths).flatMap(tokensOf));
  expect(Object.values(hours).filter(({ hill }) => worn.has(hill))).toEqual([]);
  const merged = people.filter(({ hour, clothes }) =>
    tokensOf(cloths[clothes.colors[0]]).includes(hours[hour].ground),
  );
  expect(merged.map(({ name }) => name)).toEqual([]);
});

it("a crowd of a hundred people costs at most 3 kB", () => {
  const names = Object.keys(crowd) as CrowdName[];
  const hundred = Array.from({ length: 100 }, (_, index) =>
    personUse(names[(index * 7 + (index % 4)) % names.length] ?? "dana", (index % 25) * 230),
  );
  const { container } = render(
    <>
      <CrowdSymbols litNames={[]} />
      <svg dangerouslySetInnerHTML={{ __html: hundred.join("") }} />
    </>,
  );
  expect(brotliCompressSync(container.innerHTML).length).toBeLessThan(3_000);
  const missing = [...container.querySelectorAll("use")].filter(
    (use) => container.querySelector(use.getAttribute("href") ?? "") === null,
  );
  expect(missing).toEqual([]);
});
