// npm run learn-words -- [content folder] [output]: learns the vectors of words from the direct answers and their wordings.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInContentFolder, readContentFiles } from '../packages/knowledge/src/content/content-files.ts';
import { loadContent } from '../packages/knowledge/src/content/load-content.ts';
import { learnWordVectors } from '../packages/knowledge/src/word-learning/learn-word-vectors.ts';
import { learnableAnswers } from '../packages/knowledge/src/word-learning/learnable-answers.ts';
import {
  formatWordVectors,
  quantised,
  wordVectorsPath,
} from '../packages/knowledge/src/word-vectors/word-vectors-file.ts';

const [folder = builtInContentFolder, output = join(builtInContentFolder, wordVectorsPath)] =
  process.argv.slice(2);
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1_000).toFixed(0)} s`;

const answers = learnableAnswers(loadContent(readContentFiles(folder)));
const wordings = answers.reduce((sum, answer) => sum + answer.wordings.length, 0);
console.log(`${answers.length} answers with ${wordings} wordings`);
const vectors = learnWordVectors(answers, {
  onRound: ({ round, loss }) => console.log(`round ${round}: loss ${loss.toFixed(3)}, ${seconds()}`),
});
const text = formatWordVectors(quantised(vectors));
writeFileSync(output, text);
console.log(`${output}: ${vectors.size} words, ${(text.length / 1e6).toFixed(2)} MB, ${seconds()}`);
