// Writes the modules that the site imports of its articles, and says what is wrong in them: npm run articles
import { writeArticles } from "../build/articles/writeArticles.mjs";
import { problemLines } from "../build/problemLines.mjs";

try {
  await writeArticles({ isProduction: true });
} catch (error) {
  const lines = problemLines(error);
  if (!lines) throw error;
  console.error(lines.join("\n"));
  process.exitCode = 1;
}
