import { expect, it } from "vitest";
import { PHONE } from "../support/browser";
import { footerLink } from "../support/headerParts";
import { isSameDocument, markedVisit } from "../support/markedVisit";
import { isInTheMiddle, scrollToTheMiddle } from "../support/scrollPosition";

it("Back leads to a place below parts that are laid out when they come near", async () => {
  // On a wide window too little lies above the place for a wrong guess of its height to be seen.
  const { page } = await markedVisit("/", PHONE);
  const heading = page.locator("#who-we-serve h2");
  await scrollToTheMiddle(heading);
  // Without scrolling to it.
  await footerLink(page, "About").dispatchEvent("click");
  await page.getByRole("heading", { level: 1, name: "Good care starts with being seen" }).waitFor();
  await page.goBack();
  await heading.waitFor();
  await expect.poll(() => isInTheMiddle(heading)).toBe(true);
  expect(await isSameDocument(page)).toBe(true);
});
