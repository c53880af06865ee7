import { describe, expect, it } from "vitest";
import { asModule } from "../../build/reactAsModules.mjs";

describe("a file of React", () => {
  it("becomes a module: its exports, what it needs of React, what it needs of Node", () => {
    const file = [
      'var util = require("util"),',
      '  React = require("react"),',
      "  answer = 42;",
      "exports.now = void 0;",
      "if (answer) {",
      "  exports.now = () => React.version + util.inspect(answer);",
      "}",
    ].join("\n");
    expect(asModule(file, "cjs/file.js").replace(/\s+/g, " ")).toBe(
      'const util = require("util"); import * as React from "react"; var answer = 42; var exported_now = void 0; ' +
        "if (answer) { exported_now = () => React.version + util.inspect(answer); } " +
        "export { exported_now as now };",
    );
  });

  it.each(["module.exports = all;", 'const React = require("react");'])(
    "stops the build where it is written in a new way: %s",
    (source) => {
      expect(() => asModule(source, "cjs/file.js")).toThrow(
        /^file\.js says .* mend build\/reactAsModules\.mjs$/,
      );
    },
  );
});
