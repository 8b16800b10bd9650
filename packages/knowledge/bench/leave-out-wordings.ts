import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { builtInContentFolder, readContentFiles } from '../src/content/content-files.ts';
import { loadContent } from '../src/content/load-content.ts';
import { parseYaml } from '../src/content/parse-yaml.ts';
import { openKnowledge } from '../src/knowledge.ts';
import { seededRandom } from '../src/seeded-random.ts';
import { learnWordVectors } from '../src/word-learning/learn-word-vectors.ts';
import { learnableAnswers } from '../src/word-learning/learnable-answers.ts';
import { formatWordVectors, quantised, wordVectorsPath } from '../src/word-vectors/word-vectors-file.ts';

type Entry = string | { readonly answer: string; readonly asked?: unknown[]; readonly also?: unknown[] };

/** An answer keeps as many wordings as tell it. */
const fewestWordings = 4;
const shareOfAnswers = 0.3;
/** The same wordings are left out each time. */
const seed = 7;

/** What became of the wordings that were left out: shares of them all. */
type LeftOut = {
  readonly wordings: number;
  readonly right: number;
  readonly other: number;
  readonly none: number;
};

/**
 * Asks for direct answers in wordings that they lack: of every third answer that has enough of them one is left out, by chance, and asked. Another answer may be as
 * good, so that only programs are compared by this.
 *
 * @param folder where the content without them, and its index, may lie
 */
export const leaveOutWordings = async (folder: string): Promise<LeftOut> => {
  const random = seededRandom(seed);
  const left: { question: string; answer: string }[] = [];
  const without = (entry: Entry): Entry => {
    if (typeof entry === 'string') return entry;
    const { answer, asked = [], also = [] } = entry;
    const count = asked.length + also.length;
    if (count < fewestWordings || random() >= shareOfAnswers) return entry;
    const place = Math.floor(random() * count);
    left.push({ question: String([...asked, ...also][place]), answer: answer.trim() });
    const isOther = (_: unknown, at: number) => at !== place;
    return {
      answer,
      asked: asked.filter(isOther),
      also: also.filter((each, at) => isOther(each, asked.length + at)),
    };
  };
  for (const part of ['corpus', 'beyond', 'glossary', 'reference'])
    cpSync(join(builtInContentFolder, part), join(folder, part), { recursive: true });
  for (const { path, text } of readContentFiles(builtInContentFolder)) {
    if (!path.startsWith('asked/')) continue;
    const sections = Object.entries(parseYaml(path, text) as Record<string, Entry[]>);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const kept = Object.fromEntries(sections.map(([heading, its]) => [heading, its.map(without)]));
    writeFileSync(join(folder, path), stringify(kept));
  }
  learnAnew(folder);
  const knowledge = await openKnowledge({ indexFolder: join(folder, 'index'), contentFolder: folder });
  const told = { right: 0, other: 0, none: 0 };
  for (const { question, answer } of left) {
    const { passages } = await knowledge.retrieve({ question });
    const given = passages.flatMap((passage) => passage.answer ?? []).join(' ');
    told[given === '' ? 'none' : given.includes(answer) ? 'right' : 'other'] += 1;
  }
  knowledge.close();
  const share = (count: number) => count / left.length;
  return {
    wordings: left.length,
    right: share(told.right),
    other: share(told.other),
    none: share(told.none),
  };
};

/** Writes the vectors of words as they are learnt without the wordings that were left out. */
function learnAnew(folder: string): void {
  const answers = learnableAnswers(loadContent(readContentFiles(folder)));
  const file = join(folder, wordVectorsPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatWordVectors(quantised(learnWordVectors(answers))));
}
