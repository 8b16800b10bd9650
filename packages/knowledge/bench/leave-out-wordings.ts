import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { builtInContentFolder, readContentFiles } from '../src/content/content-files.ts';
import { loadContent } from '../src/content/load-content.ts';
import { parseYaml } from '../src/content/parse-yaml.ts';
import { type Knowledge, openKnowledge } from '../src/knowledge.ts';
import { seededRandom } from '../src/seeded-random.ts';
import { learnWordVectors } from '../src/word-learning/learn-word-vectors.ts';
import { learnableAnswers } from '../src/word-learning/learnable-answers.ts';
import { formatWordVectors, quantised, wordVectorsPath } from '../src/word-vectors/word-vectors-file.ts';

type Entry =
  | string
  | {
      readonly answer: string;
      readonly asked?: unknown[];
      readonly also?: unknown[];
      readonly told?: unknown[];
    };

/** An answer keeps as many wordings as tell it. */
const fewestWordings = 4;
const shareOfAnswers = 0.3;
/** The same wordings are left out each time. */
const seed = 7;

/** What became of wordings, or of stories, that were left out: shares of them all. */
type LeftOut = {
  readonly count: number;
  readonly right: number;
  readonly other: number;
  readonly none: number;
};
type Question = { readonly question: string; readonly answer: string };

/**
 * Asks for direct answers in wordings that they lack: of every third answer that has enough of them one is left out, by chance, and asked. Another answer may be as
 * good, so that only programs are compared by this. Of the stories every third is left out likewise.
 *
 * @param folder where the content without them, and its index, may lie
 */
export const leaveOutWordings = async (folder: string): Promise<{ wordings: LeftOut; stories: LeftOut }> => {
  const random = seededRandom(seed);
  const left: { wordings: Question[]; stories: Question[] } = { wordings: [], stories: [] };
  const without = (entry: Entry): Entry => {
    if (typeof entry === 'string') return entry;
    const { answer, asked = [], also = [], told = [] } = entry;
    const count = asked.length + also.length;
    if (count < fewestWordings || random() >= shareOfAnswers) return entry;
    const place = Math.floor(random() * count);
    left.wordings.push({ question: String([...asked, ...also][place]), answer: answer.trim() });
    left.stories.push(...told.map((story) => ({ question: String(story), answer: answer.trim() })));
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
  const outcome = {
    wordings: await ask(knowledge, left.wordings),
    stories: await ask(knowledge, left.stories),
  };
  knowledge.close();
  return outcome;
};

const ask = async (knowledge: Knowledge, questions: readonly Question[]): Promise<LeftOut> => {
  const told = { right: 0, other: 0, none: 0 };
  for (const { question, answer } of questions) {
    const { passages } = await knowledge.retrieve({ question });
    const given = passages.flatMap((passage) => passage.answer ?? []).join(' ');
    told[given === '' ? 'none' : given.includes(answer) ? 'right' : 'other'] += 1;
  }
  const share = (count: number) => count / questions.length;
  return {
    count: questions.length,
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
