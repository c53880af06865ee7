export const PROBLEM_STYLES = "/@dev/problem.css";

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Problems, as esbuild's messages, for people: file, line, what is wrong, and the line itself with a mark below. */
export function problemMarkup(problems) {
  return problems
    .map(({ text, location, notes = [] }) =>
      [
        location && `<h2>${escape(placeOf(location))}</h2>`,
        `<p>${escape(text)}</p>`,
        location && `<pre>${escape(excerpt(location))}</pre>`,
        notes.length > 0 && `<pre>${escape(notes.map(noteLine).join("\n"))}</pre>`,
      ]
        .filter((part) => part)
        .join("\n"),
    )
    .join("\n");
}

/** The document in the place of every page while there is none to be shown. */
export function problemPage(problems, headEnd) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(problems[0]?.text ?? "")}</title>
<link rel="stylesheet" href="${PROBLEM_STYLES}">
${headEnd}
</head>
<body>
<main id="development-problems">
${problemMarkup(problems)}
</main>
</body>
</html>
`;
}

function escape(text) {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);
}

function noteLine({ text, location }) {
  return location ? `${text} ${placeOf(location)}` : text;
}

/** As editors count: both from one. */
function placeOf({ file, line, column }) {
  return `${file}:${line}:${column + 1}`;
}

function excerpt({ line, column, length, lineText }) {
  const number = `${line} | `;
  // Tabs in front keep the mark below its place.
  const before = lineText.slice(0, column).replaceAll(/[^\t]/g, " ");
  return `${number}${lineText}\n${" ".repeat(number.length)}${before}${"^".repeat(Math.max(1, length))}`;
}
