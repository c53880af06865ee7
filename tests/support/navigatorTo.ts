import { createPath, type Navigator, type To } from "react-router-dom";

const pathOf = (to: To) => (typeof to === "string" ? to : createPath(to));

/** A navigator for a router: it tells where links lead, and leaves to the test what is shown then. */
export const navigatorTo = (push: (path: string) => void, replace = push): Navigator => ({
  push: (to) => push(pathOf(to)),
  replace: (to) => replace(pathOf(to)),
  go: () => {},
  createHref: pathOf,
});
