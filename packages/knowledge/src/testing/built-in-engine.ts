import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInContentFolder } from '../content/content-files.ts';
import { IndexFile } from '../index-file/index-file.ts';
import { openIndex } from '../index-file/open-index.ts';
import type { Turn } from '../passage.ts';
import type { Engine } from '../retrieval/engine.ts';
import { openEngine } from '../retrieval/open-engine.ts';
import { type Retrieval, retrieve } from '../retrieval/retrieve.ts';
import { atOnce } from '../steps.ts';

let engine: Engine | undefined;
const kept = new Map<string, Retrieval>();

const opened = (): Engine => {
  engine ??= atOnce(
    openEngine([new IndexFile(openIndex(join(tmpdir(), 'genie-test-index'), builtInContentFolder))]),
  );
  return engine;
};

const foundAnew = (question: string, conversation: readonly Turn[] = []): Retrieval =>
  retrieve(opened(), question, conversation);

const found = (question: string, conversation: readonly Turn[] = []): Retrieval => {
  if (conversation.length > 0) return foundAnew(question, conversation);
  const retrieval = kept.get(question) ?? foundAnew(question);
  kept.set(question, retrieval);
  return retrieval;
};

/** The ids of the passages that answer a question at once, in their order. */
const answersTo = (question: string): string[] =>
  found(question).passages.flatMap(({ id, answer }) => (answer === undefined ? [] : [id]));

/**
 * What searches the built-in content, opened once for all tests of a worker. What `found` has answered it keeps, as many tests ask
 * the same questions; `foundAnew` searches each time.
 */
export const builtInEngine = () => ({
  found,
  foundAnew,
  answersTo,
  store: () => opened().store,
  lexicon: () => opened().lexicon,
});
