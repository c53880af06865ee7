/** Running text in which a range of numbers, such as 4–6, never breaks over two lines. */
export function RunningText({ text }: { text: string }) {
  return text.split(/(\d+–\d+%?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <span key={index} className="nowrap">
        {part}
      </span>
    ),
  );
}
