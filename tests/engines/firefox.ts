import { launch } from "puppeteer-core";
import { findProgram, type EnginePage } from "./enginePage";

const PROGRAMS = [process.env["FIREFOX_PATH"] ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"];

export async function openFirefox(): Promise<EnginePage> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findProgram(PROGRAMS, "Firefox", "firefox-esr"),
    headless: true,
    args: ["--width=1440", "--height=900"],
    extraPrefsFirefox: {
      // Other hosts lead to this machine, where nobody listens.
      "network.dns.localDomains": "images.larkwell.example,www.openstreetmap.org",
      "network.protocol-handler.external.mailto": false,
    },
  });
  // The first page of a session never has the focus.
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    setViewportSize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    mouse: page.mouse,
    keyboard: {
      press: (key) => page.keyboard.press(key as "Enter"),
      type: (text) => page.keyboard.type(text),
    },
    end: () => browser.close(),
  };
}
