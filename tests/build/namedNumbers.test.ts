import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";

const CONSTANT = /^(?:export )?const ([A-Z][A-Z\d_]*)(?:: [^=]+)? = ([^;]*);/gm;
const HAS_UNIT = /_(?:MS|S|PX|BYTES|DAYS|MINS|SHARE|SIZE|LIMIT)$/;

/** The constants of these folders that are made of numbers alone, wherever they stand in them. */
function numbersIn(folders: readonly string[], isAsked: (name: string) => boolean) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(CONSTANT)].flatMap(
      ([, name = "", value = ""]): readonly string[] =>
        isAsked(name) && /^[\d_.*\s]+$/.test(value) ? [`${name} = ${valueOf(value)}`] : [],
    ),
  );
}

/** The product of the factors in `30 * 86_400_000`. */
const valueOf = (text: string) =>
  text
    .replaceAll("_", "")
    .split("*")
    .reduce((product, factor) => product * Number(factor), 1);

// Written by hand. The specification has some of these numbers, measurements have led to others: who changes one knows which, and
// changes it here, too. What happens at most of them has a test of its own.
const numbers = `
CHECK_INTERVAL_MS = 1000
ENTRIES = 20
DAY_MS = 86400000
VALID_DAYS = 180
PREPARED_SHARE = 0.8
MAX_PAUSE_MS = 1000
MAX_WAITING = 30
PAUSE_PER_RENDERING = 2
FORGET_AFTER_MS = 2592000000
MAX_NAMED = 5
LOG_PAUSE_MS = 1000
CLIENT_CLOSED_REQUEST = 499
PREPARE_AFTER_MS = 500
PREPARE_AGAIN_AFTER_MS = 2000
BACKLOG = 4096
HIGHEST_PORT = 65535
MAX_WAITING_BYTES = 1048576
MAX_LOGGED_PATH = 300
IDLE_CHECK_MS = 100
MAX_FLUSH_MS = 500
MIB = 1048576
SHORTEST_WITH_REPLACED = 6
TWO_YEARS_S = 63072000
EARLY_SUBMIT_HOLD_MS = 3000
REST_MS = 1000
SCROLL_TO_TOP_DELAY_MS = 100
DROP_DOWN_CLOSE_DELAY_MS = 150
KEEP_AFTER_MS = 150
LONGEST_DRAWING_MS = 2500
HEADER_TONE_CHECK_INTERVAL_MS = 1000
HEADER_TONE_SAMPLE_Y_PX = 90
STUCK_AFTER_PX = 12
MAIL_LINK_LIMIT = 2000
LONG_FROM_MINS = 6
BLOG_PAGE_SIZE = 6
LEAD_PX = 24
CONTACT_BANNER_MS = 4000
SETTLED_AFTER_MS = 600
CLINIC_RESPONSE_DELAY_MS = 600
QUESTION_MS = 1400
REPLY_MS = 1400
SEEN_SHARE = 0.6
TOAST_LIMIT = 1
TOAST_REMOVAL_DELAY_MS = 1000000
`;

it("each limit, time and share is the one that was decided: a new one has its line here", () => {
  const found = [
    ...numbersIn(["server", "client"], () => true),
    ...numbersIn(["shared"], (name) => HAS_UNIT.test(name)),
  ];
  expect(new Set(found)).toEqual(new Set(numbers.trim().split("\n")));
});
