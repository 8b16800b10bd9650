import { KeptMap } from '../../../kept-map.ts';
import { type Block, parseBlocks } from '../text/markdown-blocks.ts';
import { splitSentences } from '../text/sentences.ts';
import { termSet } from '../text/words.ts';
import { entrySentence } from './entry-sentence.ts';
import type { PromptPassage } from './parse-prompt.ts';

/** The section that an article opens with. */
export const overview = 'Overview';

/** A block together with the heading it stands under inside its passage. */
export type PlacedBlock = { block: Block; heading: string };

/** A passage taken apart: what it is about and what it consists of. */
export type Passage = {
  n: number;
  title: string;
  section: string;
  category: string;
  blocks: PlacedBlock[];
  /** The key when the passage is one row of a reference table, as in "05 — Do not honour"; else null. */
  rowKey: string | null;
  /** Whether it is a glossary's entry: a term in bold, then what it means. */
  isEntry: boolean;
  /** Terms of title and section. */
  about: Set<string>;
  /** Terms of everything. */
  terms: Set<string>;
  text: string;
  /** The sentences that were written as the answer to a question like this one; none as a rule. */
  answer: string[];
  /** The same of a question near the one asked. */
  near: string[];
  /** Whether an answer came with it, which may be taken away where it opens badly. */
  isAnswering: boolean;
};

/** What a passage is about: its section, or its document where that is an overview or has no sections. */
export function headingOf({ title, section }: Pick<Passage, 'title' | 'section'>): string {
  return section === overview || section === '' ? title : section;
}

type Read = Omit<Passage, 'n' | 'answer' | 'near' | 'isAnswering'>;

/** Answers are about few documents: what was once read of a passage is kept, whatever its number. */
const known = new KeptMap<string, Read>(2_000);

export function readPassage({ n, answer = '', near = '', ...sent }: PromptPassage): Passage {
  const key = [sent.title, sent.section, sent.category, sent.body].join('\n');
  const read = known.get(key) ?? readText(sent);
  known.set(key, read);
  const isAnswering = answer !== '';
  return { n, answer: sentencesOf(answer), near: splitSentences(near), isAnswering, ...read };
}

/** The sentences of what was written as an answer, which may be an entry of the glossary. */
function sentencesOf(answer: string): string[] {
  const [first, ...others] = splitSentences(answer);
  return first === undefined ? [] : [entrySentence(first), ...others];
}

function readText({ title, section, category, body }: Omit<PromptPassage, 'n' | 'answer' | 'near'>): Read {
  let heading = section || title;
  const blocks: PlacedBlock[] = [];
  const isEntry = /^\*\*[^*]+\*\*(?: \([^)]*\))?: /.test(body.trim());
  for (const block of parseBlocks(body)) {
    if (block.kind === 'heading') heading = block.text;
    else blocks.push({ block: isEntry && blocks.length === 0 ? withSentenceOfEntry(block) : block, heading });
  }
  const about = termSet(`${title} ${section}`);
  return {
    title,
    section,
    category,
    isEntry,
    rowKey: rowKeyOf(section) ?? rowKeyOf(blocks[0]?.heading ?? ''),
    blocks,
    about,
    terms: new Set([...about, ...termSet(`${blocks.map(({ heading: text }) => text).join(' ')} ${body}`)]),
    text: body,
  };
}

function withSentenceOfEntry(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const [first = '', ...others] = block.sentences;
  return { ...block, sentences: [entrySentence(first), ...others] };
}

/** The parts of a heading that names a row: its key and its name. */
export function readRowHeading(heading: string): { key: string; name: string } | null {
  const [, key, name] = /^(\S.{0,40}?)\s+[—–-]\s+(\S.*)$/.exec(heading) ?? [];
  return key !== undefined && name !== undefined ? { key, name } : null;
}

function rowKeyOf(heading: string): string | null {
  const key = readRowHeading(heading)?.key ?? '';
  if (/^byte \d+ bits? [\d-]+$/i.test(key)) return key;
  return /^(?:[A-Z]{1,4}[ -]?)?\S{1,8}$/.test(key) && (/\d/.test(key) || /^[A-Z]{1,2}$/.test(key))
    ? key
    : null;
}
