import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";

const CONSTANT = /^(?:export )?const ([A-Z][A-Z\d_]*)(?:: [^=]+)? = ([^;]*);/gm;
const HAS_UNIT = /_(?:MS|S|PX|BYTES|DAYS|MINS|SHARE|SIZE|LIMIT)$/;

/** The constants of these folders that are made of numbers alone, by their file and name. */
function numbersIn(folders: readonly string[], isAsked: (name: string) => boolean) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(CONSTANT)].flatMap(
      ([, name = "", value = ""]): readonly string[] =>
        isAsked(name) && /^[\d_.*\s]+$/.test(value) ? [`${file} ${name} = ${valueOf(value)}`] : [],
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
server/createServer.ts CHECK_INTERVAL_MS = 1000
server/discovery/blogFeed.ts ENTRIES = 20
server/discovery/discoveryFiles.ts DAY_MS = 86400000
server/discovery/securityContact.ts DAY_MS = 86400000
server/discovery/securityContact.ts VALID_DAYS = 180
server/documents/documents.ts PREPARED_SHARE = 0.8
server/documents/renderPage.tsx MAX_RENDERING_MS = 10000
server/documents/renderQueue.ts MAX_PAUSE_MS = 1000
server/documents/renderQueue.ts MAX_WAITING = 30
server/documents/renderQueue.ts PAUSE_PER_RENDERING = 2
server/files/keepAssets.ts FORGET_AFTER_MS = 2592000000
server/files/keepAssets.ts MAX_NAMED = 5
server/http/badRequests.ts LOG_PAUSE_MS = 1000
server/http/leftStatus.ts LEFT_STATUS = 499
server/main.ts PREPARE_AFTER_MS = 500
server/main.ts PREPARE_AGAIN_AFTER_MS = 2000
server/operations/listen.ts BACKLOG = 4096
server/operations/listen.ts HIGHEST_PORT = 65535
server/operations/log.ts MAX_WAITING_BYTES = 1048576
server/operations/requestLog.ts MAX_LOGGED_PATH = 300
server/operations/shutdown.ts IDLE_CHECK_MS = 100
server/operations/shutdown.ts MAX_FLUSH_MS = 500
server/settings.ts MIB = 1048576
server/settings.ts SHORTEST_WITH_REPLACED = 6
server/settings.ts TWO_YEARS_S = 63072000
client/earlySubmits.ts EARLY_SUBMIT_HOLD_MS = 3000
client/prefetch.ts REST_MS = 1000
shared/components/SiteLink.tsx SCROLL_TO_TOP_DELAY_MS = 100
shared/layout/DropDownMenu.tsx DROP_DOWN_CLOSE_DELAY_MS = 150
shared/layout/scrollPositions.ts KEEP_AFTER_MS = 150
shared/layout/useFirstSight.ts LONGEST_DRAWING_MS = 2500
shared/layout/useHeaderTone.ts HEADER_TONE_CHECK_INTERVAL_MS = 1000
shared/layout/useHeaderTone.ts HEADER_TONE_SAMPLE_Y_PX = 90
shared/layout/useIsStuck.ts STUCK_AFTER_PX = 12
shared/forms/mailto.ts MAIL_LINK_LIMIT = 2000
shared/pages/blog/article/ArticleMargin.tsx LONG_FROM_MINS = 6
shared/pages/blog/blogFilters.ts BLOG_PAGE_SIZE = 6
shared/pages/blog/TopicChips.tsx LEAD_PX = 24
shared/pages/contact/ContactForm.tsx CONTACT_BANNER_MS = 4000
shared/pages/modeled-outcomes/useSettledText.ts SETTLED_AFTER_MS = 600
shared/story/phone/useConversation.ts CLINIC_RESPONSE_DELAY_MS = 600
shared/story/phone/usePlayOnce.ts QUESTION_MS = 1800
shared/story/phone/usePlayOnce.ts REPLY_MS = 2200
shared/story/phone/usePlayOnce.ts SEEN_SHARE = 0.6
shared/toasts/toastStore.ts TOAST_LIMIT = 1
shared/toasts/toastStore.ts TOAST_REMOVAL_DELAY_MS = 1000000
`;

it("each limit, time and share is the one that was decided: a new one has its line here", () => {
  const found = [
    ...numbersIn(["server", "client"], () => true),
    ...numbersIn(["shared"], (name) => HAS_UNIT.test(name)),
  ];
  expect(new Set(found)).toEqual(new Set(numbers.trim().split("\n")));
});
