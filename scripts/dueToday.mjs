// Names the articles whose first day is today, in UTC: node scripts/dueToday.mjs
// publish-due.yaml runs it each day in the source of the last release, and publishes that again where it names one.
import { writeArticles } from "../build/articles/writeArticles.mjs";

const today = new Date().toISOString().slice(0, 10);
const { articles } = await writeArticles({ isProduction: true });
for (const { article } of articles) if (article.isoDate === today) console.log(article.slug);
