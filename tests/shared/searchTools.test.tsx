import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { createPath, Router, type To } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { gridArticles } from "../../shared/pages/blog/articles";
import { Browse } from "../../shared/pages/blog/Browse";

afterEach(cleanup);

/** Renders the blog's articles as a slow phone does: each address that the visitor causes only when the test says so. */
function openOnSlowPhone(address: string) {
  const waiting: string[] = [];
  let show: (address: string) => void = () => {};
  const goTo = (method: "pushState" | "replaceState") => (to: To) => {
    const path = typeof to === "string" ? to : createPath(to);
    window.history[method](null, "", path);
    waiting.push(path);
  };
  const navigator = {
    createHref: (to: To) => (typeof to === "string" ? to : createPath(to)),
    go: () => {},
    push: goTo("pushState"),
    replace: goTo("replaceState"),
  };
  function SlowRouter() {
    const [location, setLocation] = useState(address);
    useLayoutEffect(() => {
      show = setLocation;
    }, []);
    return (
      <Router location={location} navigator={navigator}>
        <Browse id="browse" articles={gridArticles} />
      </Router>
    );
  }
  window.history.replaceState(null, "", address);
  render(<SlowRouter />);
  return {
    renderNext: () => act(() => show(waiting.shift() ?? "")),
    renderAll: () => act(() => waiting.splice(0).forEach((path) => show(path))),
    goBackTo: (path: string) => {
      window.history.replaceState(null, "", path);
      act(() => show(path));
    },
  };
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const topic = () => screen.getByLabelText<HTMLSelectElement>("Topics");
const present = () => window.location.search;

describe("the search on a slow phone", () => {
  it("keeps every letter that is typed while an earlier one is being rendered", async () => {
    const { renderNext } = openOnSlowPhone("/blog");
    await userEvent.type(field(), "eq");
    renderNext();
    await userEvent.type(field(), "uity");
    renderNext();
    renderNext();
    expect(field().value).toBe("equity");
    expect(present()).toBe("?q=equity");
  });

  it("leaves the caret where one types, in the middle too", async () => {
    const { renderNext } = openOnSlowPhone("/blog?q=list");
    await userEvent.type(field(), "ab", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    renderNext();
    expect(field().value).toBe("liabst");
    expect(field().selectionStart).toBe(4);
  });

  it("writes nothing into the field while an input method composes", () => {
    const { renderNext } = openOnSlowPhone("/blog");
    const compose = (text: string) =>
      fireEvent.input(field(), { target: { value: text }, isComposing: true });
    fireEvent.compositionStart(field());
    for (const text of ["け", "けん", "けんこ"]) compose(text);
    const write = vi.spyOn(field(), "value", "set");
    renderNext();
    renderNext();
    renderNext();
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    compose("健康");
    fireEvent.compositionEnd(field(), { data: "健康" });
    renderNext();
    expect(field().value).toBe("健康");
    expect(new URLSearchParams(present()).get("q")).toBe("健康");
  });

  it("keeps letters that are not rendered yet when a chip is pressed, and the chip when one types on", async () => {
    const { renderAll } = openOnSlowPhone("/blog");
    await userEvent.type(field(), "car");
    fireEvent.click(screen.getByRole("link", { name: "Research" }));
    await userEvent.type(field(), "e");
    renderAll();
    expect(present()).toBe("?q=care&topic=Research");
    expect(field().value).toBe("care");
    expect(topic().value).toBe("Research");
  });

  it("keeps two drop-downs that are chosen one right after the other", async () => {
    const { renderNext } = openOnSlowPhone("/blog");
    await userEvent.selectOptions(screen.getByLabelText("Audience"), "Plans");
    await userEvent.selectOptions(topic(), "Research");
    renderNext();
    expect(topic().value).toBe("Research");
    renderNext();
    expect(present()).toBe("?audience=Plans&topic=Research");
  });

  it("starts over with the letter that follows the press on clear", async () => {
    const { renderAll } = openOnSlowPhone("/blog?q=list");
    fireEvent.click(screen.getByRole("link", { name: "Clear search" }));
    await userEvent.type(field(), "a");
    renderAll();
    expect(field().value).toBe("a");
    expect(present()).toBe("?q=a");
  });

  it("follows Back, which nothing in the form has caused", async () => {
    const { renderAll, goBackTo } = openOnSlowPhone("/blog");
    await userEvent.type(field(), "care");
    renderAll();
    goBackTo("/blog?q=list&topic=Research");
    expect(field().value).toBe("list");
    expect(topic().value).toBe("Research");
  });
});
