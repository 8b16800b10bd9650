/** A table's first line, and its second while that is not complete, come as a paragraph of bars. */
const bars = /^<p>\|/;

/** The blocks of an answer that is not complete, without a table of which only the bars are there. */
export const withoutUnfinishedTable = (blocks: readonly string[]): readonly string[] => {
  const last = blocks.findLastIndex((html) => html !== '');
  return bars.test(blocks[last] ?? '') ? blocks.with(last, '') : blocks;
};
