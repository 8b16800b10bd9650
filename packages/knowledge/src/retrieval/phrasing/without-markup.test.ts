import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';
import { withoutMarkup } from './without-markup.ts';

const { found } = builtInEngine();

test.each([
  ['<script>alert(1)</script> what is DE 39?', 'what is DE 39?'],
  ['<p>What is a <b class="x">BIN</b>?</p>', 'What is a  BIN ?'],
  ['<SCRIPT src=x> what is DE 39?', 'what is DE 39?'],
])('elements of HTML are no words of a question: %s', (question, bare) => {
  expect(withoutMarkup(question)).toBe(bare);
});

test.each(['<Document><Tp>C</Tp><B>x</b></Document>', 'is 5 < 6 and b > a?', '9F26 <08>', '<script>'])(
  'elements of a message and other signs stay: %s',
  (question) => {
    expect(withoutMarkup(question.replace('<B>x</b>', ''))).toBe(question.replace('<B>x</b>', ''));
  },
);

test('a script that came with a question does not bring issuer scripts', () => {
  const ids = found('<script>alert(1)</script> what is DE 39?').passages.map(({ documentId }) => documentId);
  expect(ids[0]).toBe('iso8583-data-elements');
  expect(ids).not.toContain('hsm-keys/issuer-scripts-and-secure-messaging');
});
