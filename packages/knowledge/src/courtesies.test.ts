import { expect, test } from 'vitest';
import { courtesyIn } from './courtesies.ts';

test.each([
  ['Hi', 'greeting'],
  ['hello there!', 'greeting'],
  ['good morning, Genie', 'greeting'],
  ['thanks', 'thanks'],
  ['Thank you so much, that helps!', 'thanks'],
  ['ok got it 👍', 'thanks'],
  ['merci beaucoup', 'thanks'],
  ["no thanks, that's all", 'thanks'],
  ['great, thanks for the explanation. bye', 'thanks'],
  ['what can you help me with?', 'abilities'],
  ['Hello, what can I ask you?', 'abilities'],
] as const)('"%s" is a courtesy', (message, kind) => {
  expect(courtesyIn(message)).toBe(kind);
});

test.each([
  'thanks, and what about debit?',
  'hello, what is an acquirer?',
  'what can you do about a chargeback?',
  'help me with DE 55',
  'good funds model',
  'ok 51',
  '51',
  'no',
  'yes',
  '?',
  'why',
  'clear PIN block',
])('"%s" asks something', (message) => {
  expect(courtesyIn(message)).toBeUndefined();
});

test('a long message is no courtesy, and takes no time', () => {
  const before = process.cpuUsage();
  expect(courtesyIn('thanks '.repeat(2_000))).toBeUndefined();
  expect(courtesyIn(`${'ok '.repeat(32)}x`)).toBeUndefined();
  // Time of the processor: what others do on a busy machine is not counted.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(100);
});
