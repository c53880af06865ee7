import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import * as mailProgram from "../../shared/forms/openLink";
import { LoginPage } from "../../shared/pages/login/LoginPage";

it("a try to sign in is told, where it was made, that nobody can yet and who helps", async () => {
  const openLink = vi.spyOn(mailProgram, "openLink").mockReturnValue();
  const user = userEvent.setup();
  await navigator.clipboard.writeText("copied before");
  render(<LoginPage />, { wrapper: MemoryRouter });
  await user.type(screen.getByLabelText("Password"), "hush{Enter}");
  const answer = screen.getByRole("status");
  expect(document.activeElement).toBe(answer);
  expect(answer.textContent).toBe(
    "Sign-in is not open on this website yet, and nothing you typed was sent. Our team can help you in.Contact our team",
  );
  expect(screen.getByRole("link", { name: "Contact our team" }).getAttribute("href")).toBe("/contact");
  expect(openLink).not.toHaveBeenCalled();
  expect(await navigator.clipboard.readText()).toBe("copied before");
  await user.click(screen.getByRole("button", { name: "Close this message" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sign In" }));
});
