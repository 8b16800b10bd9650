import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { analyse } from '../src/analysis/analyse.ts';
import { builtInContentFolder, fingerprintOf, readContentFiles } from '../src/content/content-files.ts';
import { loadContent } from '../src/content/load-content.ts';
import { answerableQuestions } from '../src/evaluation/evaluation-questions.ts';
import { buildInChild } from '../src/index-file/build-in-child.ts';
import { openKnowledge } from '../src/knowledge.ts';
import { coveredQuestions } from '../src/testing/covered-questions.ts';
import { uncoveredQuestions } from '../src/testing/uncovered-questions.ts';
import { openFullText } from './full-text-baseline.ts';
import { sectionsOfDocument, syntheticDocuments } from './synthetic-documents.ts';
import { timeEach } from './timing.ts';

/**
 * One part of the measurement in a process of its own, for the sake of its memory: `fill <passages> <folder>` builds and
 * imports, `ask <passages> <folder>` opens what is there and asks. Prints JSON.
 */
const [part = '', passages = '0', folder = ''] = process.argv.slice(2);

const roundsOfWarming = 3;

const seconds = (since: number) => Number(((performance.now() - since) / 1_000).toFixed(2));
const megabytes = (bytes: number) => Math.round(bytes / 1e6);

const fill = async () => {
  const files = readContentFiles(builtInContentFolder);
  const fingerprint = fingerprintOf(files);
  let started = performance.now();
  buildInChild(builtInContentFolder, join(folder, `knowledge-${fingerprint}.sqlite`), fingerprint);
  const buildSeconds = seconds(started);
  const sources = new Map<string, string>();
  for (const { id, source } of syntheticDocuments(loadContent(files), Number(passages) / sectionsOfDocument))
    sources.set(`imported/${id.replace('/', '-')}`, source);
  const wanted = new Map([...sources.keys()].map((id) => [id, '1']));
  const load = async (ids: readonly string[]) =>
    ids.map((id) => ({ id, revision: wanted.get(id) ?? '', source: sources.get(id) ?? '' }));
  const knowledge = await openKnowledge({ indexFolder: folder });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  started = performance.now();
  await knowledge.followImports(wanted, load);
  const importSeconds = seconds(started);
  delay.disable();
  const update = await timeEach([...wanted.keys()].slice(0, 100), async (id) => {
    wanted.set(id, '2');
    await knowledge.followImports(wanted, load);
  });
  const longestDelayMs = sources.size > 0 ? Math.round(delay.max / 1e6) : 0;
  const peakMb = megabytes(process.resourceUsage().maxRSS * 1_024);
  const size = knowledge.size;
  knowledge.close();
  return { ...size, buildSeconds, importSeconds, longestDelayMs, update, peakMb };
};

const ask = async () => {
  const questions = [
    ...answerableQuestions().map(({ question }) => question),
    ...coveredQuestions.map(([question]) => question),
    ...uncoveredQuestions,
  ];
  const before = process.memoryUsage.rss();
  const started = performance.now();
  const knowledge = await openKnowledge({ indexFolder: folder });
  const openSeconds = seconds(started);
  globalThis.gc?.();
  const memoryMb = megabytes(process.memoryUsage.rss() - before);
  const answer = (question: string) => knowledge.retrieve({ question });
  // A process that has just opened still compiles what it runs: a third of the questions pay for that, the others do not.
  const { early = [], later = [] } = Object.groupBy(questions, (_, place) =>
    place % 3 === 0 ? 'early' : 'later',
  );
  const justOpened = await timeEach(early, answer);
  for (let round = 1; round < roundsOfWarming; round += 1) await timeEach(early, answer);
  const first = await timeEach(later, answer);
  const again = await timeEach(later, answer);
  knowledge.close();
  const files = readdirSync(folder).flatMap((name) => (name.endsWith('.sqlite') ? join(folder, name) : []));
  const rank = openFullText(files);
  const stems = questions.map((question) => [...new Set(analyse(question).map(({ text }) => text))]);
  const diskMb = megabytes(files.reduce((sum, file) => sum + statSync(file).size, 0));
  return { openSeconds, memoryMb, diskMb, justOpened, first, again, baseline: await timeEach(stems, rank) };
};

process.stdout.write(JSON.stringify(await (part === 'fill' ? fill() : ask())));
