import type { Reporter, TestModule, Vitest } from "vitest/node";

/** Tells Stryker of a file whose tests could not begin: it would count the mutant that broke it as one that nobody noticed. */
export default class BrokenFiles implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleEnd(file: TestModule): void {
    const hasFailedTest = [...file.children.allTests()].some((test) => test.result().state === "failed");
    if (file.state() === "failed" && !hasFailedTest)
      this.#vitest?.state.catchError(new Error(`${file.relativeModuleId} cannot begin`), "Broken file");
  }
}
