import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, onTestFinished } from "vitest";
import { useIsNear } from "../../shared/components/useIsNear";
import { stubIntersectionObserver } from "../support/stubIntersectionObserver";

function Place() {
  const element = useRef(null);
  return <p ref={element}>{useIsNear(element) ? "near" : "far"}</p>;
}

const seeAll = ({ observed, notify }: ReturnType<typeof stubIntersectionObserver>) =>
  act(() => {
    if (observed.size > 0) notify([...observed].map((target) => ({ target, isIntersecting: true })));
  });

it("nothing is near while a page is rendered ahead, for a visitor who may never open it", () => {
  const observer = stubIntersectionObserver();
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, "prerendering"));
  render(<Place />);
  seeAll(observer);
  expect(screen.queryByText("near")).toBeNull();
  document.dispatchEvent(new Event("prerenderingchange"));
  seeAll(observer);
  expect(screen.getByText("near")).toBeTruthy();
});
