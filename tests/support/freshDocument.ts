import { beforeAll } from "vitest";

// The files of a worker share their document.
beforeAll(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});
