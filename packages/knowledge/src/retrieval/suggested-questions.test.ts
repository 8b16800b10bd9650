import { expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { builtInEngine } from '../testing/built-in-engine.ts';
import { isSameTopic, topicOf } from './question-topic.ts';

const { found, store } = builtInEngine();

test('every question that an article suggests is answered, and belongs to the topic of such an article', () => {
  const articles = categories.flatMap(({ id }) => store().articlesOfCategory(id, Number.MAX_SAFE_INTEGER));
  const suggested = articles.flatMap(({ category, questions }) =>
    questions.map((question) => ({ category, question })),
  );
  expect(suggested.length).toBeGreaterThan(1_000);
  const wrong = suggested.filter(({ category, question }) => {
    const retrieval = found(question);
    return !retrieval.covered || retrieval.category !== category;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['How do I read an ISO 8583 bitmap of 16 digits?', 'How do I read an ISO 8583 bitmap?'],
  ['what is a TC 40', 'What is a TC 40 fraud report?'],
  ['what does DE 39 contain', 'What does a response code contain?'],
])('what asks the same as "%s" in other words is not suggested', (question, same) => {
  expect(isSameTopic(topicOf(question), topicOf(same))).toBe(true);
});

test.each([
  ['Which fields does a Visa 0100 contain?', 'Which fields does a Mastercard 0100 contain?'],
  ['What is a chargeback?', 'How does a chargeback appear in clearing files?'],
])('"%s" does not ask "%s"', (question, other) => {
  expect(isSameTopic(topicOf(question), topicOf(other))).toBe(false);
});

test('what is suggested is of the matter asked about, each answered, and not always the first question of its article', () => {
  const asked = [
    'Visa VAMP threshold for a merchant in 2026',
    'tvr 8000048000 meaning',
    'How much does a Visa arbitration case cost the loser?',
    'PIN translation fails with HSM error 10',
    'When is a reversal sent after a time-out?',
  ];
  const first = new Set(
    categories.flatMap(({ id }) =>
      store()
        .articlesOfCategory(id, Number.MAX_SAFE_INTEGER)
        .map(({ questions }) => questions[0]),
    ),
  );
  const suggested = asked.flatMap((question) => {
    const { followUps } = found(question);
    for (const each of followUps) {
      expect(found(each).covered, each).toBe(true);
      expect(isSameTopic(topicOf(question), topicOf(each)), each).toBe(false);
    }
    return followUps;
  });
  expect(suggested.filter((question) => !first.has(question)).length).toBeGreaterThanOrEqual(asked.length);
});

test('of a term that is looked up, questions on what it is are suggested, and not the same by its other name', () => {
  expect(found('What is DBA?').followUps.join(' ')).not.toMatch(/database/i);
  expect(found('What is DBA?').followUps.join(' ')).toMatch(/merchant|statement|descriptor/i);
  expect(found('What is MMS?').followUps).not.toContain('What is a merchant management system?');
});
