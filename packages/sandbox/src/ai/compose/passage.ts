import { type Block, parseBlocks } from './markdown-blocks.ts';
import type { PromptPassage } from './parse-prompt.ts';
import { termSet } from './words.ts';

/** A block together with the heading it stands under inside its passage. */
export type PlacedBlock = { block: Block; heading: string };

/** A passage taken apart: what it is about and what it consists of. */
export type Passage = {
  n: number;
  title: string;
  section: string;
  category: string;
  blocks: PlacedBlock[];
  /** Terms of title and section. */
  about: Set<string>;
  /** Terms of everything. */
  terms: Set<string>;
  text: string;
};

export function readPassage({ n, title, section, category, body }: PromptPassage): Passage {
  let heading = section || title;
  const blocks: PlacedBlock[] = [];
  for (const block of parseBlocks(body)) {
    if (block.kind === 'heading') heading = block.text;
    else blocks.push({ block, heading });
  }
  const about = termSet(`${title} ${section}`);
  return {
    n,
    title,
    section,
    category,
    blocks,
    about,
    terms: new Set([...about, ...termSet(`${blocks.map(({ heading: text }) => text).join(' ')} ${body}`)]),
    text: body,
  };
}
