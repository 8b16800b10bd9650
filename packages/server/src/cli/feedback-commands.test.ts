import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { type Person, signedInPerson, startTestApp, type TestApp } from '../testing/index.ts';
import { runGenie as genie } from './testing/run-genie.ts';

const rated = async (
  app: TestApp,
  { token }: Person,
  { query, ...feedback }: { query: string; rating: 'good' | 'bad' | 'none'; comment?: string },
): Promise<string> => {
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  const entry_id = body.message.entry_id ?? expect.fail('no entry');
  const given = await app.call(endpoints.answerFeedback, { token, body: { entry_id, ...feedback } });
  expect(given.status).toBe(200);
  return entry_id;
};

const questions = { refused: 'What does DE 39 = 05 mean?', network: 'How is an Amex chargeback filed?' };

const startWithFeedback = async () => {
  const app = await startTestApp();
  const [amina, other] = [await signedInPerson(app), await signedInPerson(app)];
  const times: string[] = [];
  const later = () => {
    app.clock.advance({ minutes: 1 });
    times.push(app.clock.now().toISOString());
  };
  later();
  const bad = await rated(app, amina, { query: questions.refused, rating: 'bad', comment: 'Too long.' });
  await rated(app, amina, { query: questions.refused, rating: 'none' });
  await app.call(endpoints.sendPrompt, { token: amina.token, body: { query: questions.network } });
  later();
  const good = await rated(app, other, { query: questions.network, rating: 'good' });
  const [first = '', second = ''] = times;
  const list = async (...words: string[]) =>
    JSON.parse((await genie(app, 'feedback', 'list', '--json', ...words)).text);
  return { app, amina, other, bad, good, first, second, list };
};

test('feedback is listed with its question and who gave it, the newest first', async () => {
  const { app, amina, other, bad, good, first, second, list } = await startWithFeedback();
  expect(await list()).toEqual([
    {
      at: second,
      rating: 'good',
      question: questions.network,
      comment: '',
      entry_id: good,
      email: other.email,
    },
    {
      at: first,
      rating: 'bad',
      question: questions.refused,
      comment: 'Too long.',
      entry_id: bad,
      email: amina.email,
    },
  ]);
  const shownAt = (time: string) => time.replace('T', ' ').slice(0, 19);
  const { code, text } = await genie(app, 'feedback', 'list');
  expect(code).toBe(0);
  expect(text.split('\n')).toEqual([
    `${shownAt(second)}  good  ${good}  ${other.email}`,
    `  question  ${questions.network}`,
    `${shownAt(first)}  bad   ${bad}  ${amina.email}`,
    `  question  ${questions.refused}`,
    '  comment   Too long.',
  ]);
});

test('feedback is narrowed to a rating, a time and a number', async () => {
  const { bad, good, second, list } = await startWithFeedback();
  const entries = async (...words: string[]) =>
    (await list(...words)).map(({ entry_id }: { entry_id: string }) => entry_id);
  expect(await entries('--rating', 'bad')).toEqual([bad]);
  expect(await entries('--rating', 'good')).toEqual([good]);
  expect(await entries('--since', second)).toEqual([good]);
  expect(await entries('--since', second, '--rating', 'bad')).toEqual([]);
  expect(await entries('--since', '2000-01-01')).toEqual([good, bad]);
  expect(await entries('--most', '1')).toEqual([good]);
});

test('where nobody said anything the list says so', async () => {
  const app = await startTestApp();
  expect(await genie(app, 'feedback', 'list')).toEqual({ code: 0, text: 'None.', errors: '' });
  expect((await genie(app, 'feedback', 'list', '--json')).text).toBe('[]');
});

test('a comment neither breaks its line nor steers the terminal, and is whole for scripts', async () => {
  const app = await startTestApp();
  const comment = 'One\n2099-01-01 00:00:00  good\u001b[2J\u202e two';
  await rated(app, await signedInPerson(app), { query: questions.network, rating: 'bad', comment });
  const { text } = await genie(app, 'feedback', 'list');
  expect(text.split('\n').slice(2)).toEqual(['  comment   One 2099-01-01 00:00:00 good [2J two']);
  const [given] = JSON.parse((await genie(app, 'feedback', 'list', '--json')).text);
  expect(given.comment).toBe(comment);
});

test('feedback of a deleted account is gone from the list', async () => {
  const { app, amina, good, list } = await startWithFeedback();
  expect((await genie(app, 'user', 'delete', '--email', amina.email)).code).toBe(0);
  expect(await list()).toMatchObject([{ entry_id: good }]);
});

test('the help of the list shows its options and an example', async () => {
  const app = await startTestApp();
  const { code, text } = await genie(app, 'feedback', 'list', '--help');
  expect(code).toBe(0);
  for (const word of [
    '--rating',
    '--since',
    '--most',
    '--json',
    'npm run genie -- feedback list --rating bad',
  ]) {
    expect(text).toContain(word);
  }
});

test.each([[['--rating', 'none']], [['--since', 'soon']], [['--most', '0']], [['--everything']]])(
  'wrong usage: feedback list %j',
  async (words) => {
    const app = await startTestApp();
    const answer = await genie(app, 'feedback', 'list', ...words);
    expect(answer.code).toBe(2);
    expect(answer.errors).not.toBe('');
  },
);
