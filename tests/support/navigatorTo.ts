import { createPath, type Navigator, type To } from "react-router-dom";

const pathOf = (to: To) => (typeof to === "string" ? to : createPath(to));

/** A navigator for React Router that reports navigations to the test and does not render anything. */
export const navigatorTo = (push: (path: string) => void, replace = push): Navigator => ({
  push: (to) => push(pathOf(to)),
  replace: (to) => replace(pathOf(to)),
  go: () => {},
  createHref: pathOf,
});
