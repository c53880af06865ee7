/** The first paragraph said large, the others explained below it. */
export function Story({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="Story">
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? "Story-first title-sm" : undefined}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
