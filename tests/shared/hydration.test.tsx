import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { BrowserRouter, StaticRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { App } from "../../shared/App";
import { pageAddresses } from "../support/addresses";
import "../support/renderedAt";

it.each([...pageAddresses, "/no/such/page"])(
  "in the browser %s has the elements, words and attributes that the server sends",
  async (path) => {
    // React's development build reports every difference.
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const served = document.body.appendChild(document.createElement("div"));
    served.innerHTML = renderToString(
      <StaticRouter location={path}>
        <App />
      </StaticRouter>,
    );
    history.replaceState(null, "", path);
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(
        served,
        <BrowserRouter>
          <App />
        </BrowserRouter>,
        { onRecoverableError: (error) => differences.push(error) },
      ),
    );
    expect([...differences, ...complaints.mock.calls.flat()]).toEqual([]);
    await act(async () => root.unmount());
    served.remove();
  },
);
