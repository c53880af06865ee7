/** @typedef {import("./readArticle.mjs").ReadArticle} ReadArticle */

/**
 * Checks what articles can only get wrong together: what has to be unique, and what leads to an article that readers cannot open.
 * @param {readonly ReadArticle[]} articles
 * @param {string} today as year-month-day
 */
export function checkTogether(articles, today) {
  checkUnique(articles);
  for (const article of articles) if (!article.isDraft) checkTargets(article, articles, today);
}

/** @param {readonly ReadArticle[]} articles */
function checkUnique(articles) {
  /** @type {Map<string, string>} */
  const known = new Map(articles.map(({ article: { slug } }) => [`slug ${slug}`, slug]));
  for (const { article, formerly, words, lineOf, problems } of articles) {
    const { id, slug, title, featured, mostRead, picture } = article;
    /** @type {readonly (readonly [field: string, claim: string])[]} */
    const claims = [
      ["id", `id ${id}`],
      ["title", `title ${title}`],
      ["description", `description ${words.description}`],
      ...(featured ? [/** @type {const} */ (["featured", "field featured"])] : []),
      ...(mostRead === undefined
        ? []
        : [/** @type {const} */ (["mostRead", `place in mostRead, ${mostRead}`])]),
      ...(picture
        ? [/** @type {const} */ (["picture", "field picture: one article stands above the list"])]
        : []),
      ...formerly.map((old) => /** @type {const} */ (["formerly", `slug ${old}`])),
    ];
    for (const [field, claim] of claims) {
      const other = known.get(claim);
      if (other) problems.add(lineOf([field]), `${other} has the same ${claim}`);
      known.set(claim, slug);
    }
  }
}

/**
 * Checks that readers can open what an article leads to, from its first day on.
 * @param {ReadArticle} from
 * @param {readonly ReadArticle[]} articles
 * @param {string} today
 */
function checkTargets({ article, links, words, lineOf, problems }, articles, today) {
  const shownFrom = article.isoDate > today ? article.isoDate : today;
  const related = words.related.map(({ slug }, index) => ({ slug, line: lineOf(["related", index]) }));
  for (const { slug, line } of [...related, ...links]) {
    const target = articles.find((other) => other.article.slug === slug);
    if (target?.isDraft) problems.add(line, `${slug} is a draft, which no reader can open`);
    else if (target && target.article.isoDate > shownFrom)
      problems.add(line, `${slug} cannot be opened before ${target.article.isoDate}`);
  }
}
