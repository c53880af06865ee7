import { expect, it } from "vitest";
import { xml } from "../../server/discovery/xml";

it("drops from generated XML the characters that XML cannot hold, and escapes its marks", () => {
  expect(xml`<title>${'A\u000B\u0008\uFFFE\uD800 & "b" \u{1F600}'}</title>`).toBe(
    "<title>A &amp; &quot;b&quot; \u{1F600}</title>",
  );
});
