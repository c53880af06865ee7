import { expect, it } from "vitest";
import { serverUrl } from "../../server/http/serverUrl";

it.each([
  [undefined, "http://localhost:3000/"],
  ["localhost", "http://localhost:3000/"],
  ["web-1.example", "http://web-1.example:3000/"],
  ["127.0.0.1", "http://127.0.0.1:3000/"],
  ["0.0.0.0", "http://0.0.0.0:3000/"],
  ["::", "http://[::]:3000/"],
  ["::1", "http://[::1]:3000/"],
  ["2001:db8::7", "http://[2001:db8::7]:3000/"],
  ["::ffff:192.0.2.1", "http://[::ffff:192.0.2.1]:3000/"],
  ["fe80::1%eth0", "http://[fe80::1%25eth0]:3000/"],
])("says of HOST=%s that the site is at %s", (host, url) => {
  expect(serverUrl(host, 3000)).toBe(url);
});
