import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { runGenie as genie, progressOf } from './testing/run-genie.ts';

const asked = 12;

/** Knowledge that covers the first questions only: the whole evaluation has a test of its own, which takes a minute. */
const coveringFew = (app: TestApp): TestApp => {
  const { knowledge } = app.context;
  let questions = 0;
  const retrieve: typeof knowledge.retrieve = async (query) => {
    questions += 1;
    if (questions <= asked) return knowledge.retrieve(query);
    return { covered: false, passages: [], category: undefined, nearestTopics: [], followUps: [] };
  };
  return { ...app, context: { ...app.context, knowledge: { ...knowledge, retrieve } } };
};

test('an evaluation asks the configured model and shows its figures, for a person and for scripts', async () => {
  const app = await startTestApp();
  const json = await genie(coveringFew(app), 'knowledge', 'eval', '--json');
  expect([json.code, json.errors]).toEqual([0, '']);
  const figures = JSON.parse(json.text);
  const { answers, byCategory, byStyle, byOrder, declined, followUps, missed, screening } = figures;
  expect(figures).toMatchObject({ model: 'genie-offline', set: 'working' });
  expect(Math.round(answers.accuracy * answers.questions)).toBeGreaterThan(asked / 2);
  expect(Math.round(answers.wrongRefusals * answers.questions)).toBe(answers.questions - asked);
  expect([declined.answered, followUps.accuracy, screening.accuracy]).toEqual([0, 0, 1]);
  expect(missed.length).toBeGreaterThan(answers.questions - asked);
  const { code, text } = await genie(coveringFew(app), 'knowledge', 'eval');
  const lines = text.split('\n');
  expect([code, lines[0]]).toEqual([0, 'Model genie-offline, working set']);
  expect(lines[2]?.split(/ {2,}/).slice(1)).toEqual([
    ...['questions', 'accuracy', 'recall@5', 'MRR', 'wrongly refused', 'wrong answer', 'direct'],
  ]);
  const rows = lines.filter((line) => /%.*%/.test(line)).map((line) => line.split(/ {2,}/)[0]);
  expect(rows).toEqual([...['all', 'examination'], ...[byCategory, byStyle, byOrder].flatMap(Object.keys)]);
  expect(lines).toContain(`Must be declined, but answered: 0.0 % of ${declined.questions}`);
  expect(lines).toContain(`Follow-up conversations right: 0.0 % of ${followUps.conversations}`);
  expect(lines).toContain(`Screening right: 100.0 % of ${screening.sentences}`);
  expect(lines.at(-1)).toBe(`Missed: ${missed.join(', ')}`);
});

test('the set aside names nothing that it missed, and an evaluation says how far it has come', async () => {
  const app = coveringFew(await startTestApp());
  const { code, text } = await genie(app, 'knowledge', 'eval', '--set', 'set-aside');
  expect([code, text.split('\n')[0]]).toEqual([0, 'Model genie-offline, set-aside set']);
  expect(text).not.toContain('Missed');
  const steps = await progressOf(app, 'knowledge', 'eval', '--set', 'set-aside');
  expect([steps[0], steps.at(-1)]).toEqual([`1 of ${steps.length}`, `${steps.length} of ${steps.length}`]);
});

test('an evaluation whose provider refuses fails with the reason, and a set there is not is wrong usage', async () => {
  const app = await startTestApp({ ai: { model: 'nope' } });
  expect(await genie(app, 'knowledge', 'eval')).toMatchObject({
    code: 1,
    text: '',
    errors: expect.stringMatching(/^http:.*\/ai\/v1: .*nope.*\. `doctor --only ai` says more\.$/),
  });
  expect(await genie(app, 'knowledge', 'eval', '--set', 'all')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Allowed choices are working, set-aside.'),
  });
});
