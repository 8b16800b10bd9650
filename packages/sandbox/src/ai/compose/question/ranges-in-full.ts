import type { Passage } from '../passages/passage.ts';

const range =
  /(?<=[a-z] ?)(?<![\w.,-])(\d{2,4})(?: ?[-\u2013] ?| (?:to|through|until) )(\d{2,4})(?![\w-]|[.,:]\d)/gi;

/** A question with each code of a range, "MAC 24 to 30", of which the passages are a reference table's rows. */
export function rangesInFull(question: string, passages: Pick<Passage, 'title' | 'rowKey'>[]): string {
  return question.replace(range, (written, first: string, last: string) => {
    const table = passages.find(
      ({ title, rowKey }) =>
        rowKey === first && passages.some((other) => other.title === title && other.rowKey === last),
    )?.title;
    if (table === undefined || first.length !== last.length) return written;
    const keys = passages.flatMap(({ title, rowKey }) =>
      title === table && rowKey?.length === first.length && rowKey >= first && rowKey <= last ? [rowKey] : [],
    );
    return [...new Set(keys)].sort().join(', ');
  });
}
