import { type Passage, readRowHeading } from './passage.ts';

const tagColumn = /^tags?\b/i;
/** A column beside the tag that shows a value of it, and not what it is called. */
const valueColumn = /^(?:examples?|values?|length|format|source)\b/i;
/** "TVR (tag 95)", "the CVM results (9F34)". */
const named = /\b((?:[A-Z]{3,5}|CVM (?:list|results))) \((?:tag )?([4-9][0-9A-F](?:[0-9A-F]{2})?)\)/g;
/** "Terminal verification results (TVR, tag 95) bit by bit", the table that rows of bits belong to. */
const titleOfBits = /^(.+?) \((?:[A-Z]{3,5}, )?tag ([0-9A-F]{2,4})/;
/** "9F3704 3D6A91C4   unpredictable number" in a decoded example: tag and length, value, what it is. */
const exampleLine =
  /^([4-9][0-9A-F](?:[0-9A-F]{2})?)[0-9A-F]{2} +[0-9A-F]{2,}(?: [0-9A-F]{2})* {2,}(\p{L}[\p{L} ]{1,40}?)(?= =|:|$)/gmu;
/** What only this value of the example reads, such as "an ARQC was generated", is no name. */
const reading =
  /\b(?:was|is|no)\b|^(?:ARQC|TC|AAC|AED|EUR|USD|purchase|refund)$|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** What a passage calls an EMV tag, with its citation; its own row before tables, those before examples. */
export function tagName(tag: string, passages: Passage[]): string | undefined {
  for (const { rowKey, section, n } of passages)
    if (rowKey === tag) return `${readRowHeading(section)?.name ?? section} [${n}]`;
  for (const { blocks, n } of passages) {
    for (const { block } of blocks) {
      if (block.kind !== 'table' || !tagColumn.test(block.header[0] ?? '')) continue;
      if (valueColumn.test(block.header[1] ?? '')) continue;
      const name = block.rows.find(([key]) => key?.replace(/`/g, '') === tag)?.[1];
      if (name) return `${name} [${n}]`;
    }
  }
  for (const { title, n } of passages) {
    const [, name, each] = titleOfBits.exec(title) ?? [];
    if (each === tag) return `${name} [${n}]`;
  }
  for (const { text, n } of passages) {
    const short = [...text.matchAll(named)].find(([, , each]) => each === tag)?.[1];
    if (short !== undefined) return `${short} [${n}]`;
    const label = [...text.matchAll(exampleLine)].find(([, each]) => each === tag)?.[2];
    if (label !== undefined && !reading.test(label))
      return `${label.charAt(0).toUpperCase()}${label.slice(1)} [${n}]`;
  }
  return undefined;
}
