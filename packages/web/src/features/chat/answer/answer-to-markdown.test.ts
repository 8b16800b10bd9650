import { expect, test } from 'vitest';
import { documents } from '../testing/chat-samples.ts';
import { answerToMarkdown } from './answer-to-markdown.ts';
import { dressAnswer } from './dress-answer.ts';
import { sanitizeAnswer } from './sanitize-answer.ts';

const markdownOf = (html: string): string => {
  const answer = document.createElement('div');
  answer.append(dressAnswer(sanitizeAnswer(html)));
  return answerToMarkdown(answer, []);
};

test('headings, emphasis, codes, links and quotes come out as Markdown', () => {
  expect(
    markdownOf(
      '<h2>Codes</h2><p><strong>05</strong> is <em>general</em>, not <s>51</s>: <code>DE 39</code></p><blockquote><p>a</p><p>b</p></blockquote><hr><p><a href="https://iso.org/">ISO</a><br>end</p>',
    ),
  ).toBe(
    '## Codes\n\n**05** is *general*, not ~~51~~: `DE 39`\n\n> a\n> \n> b\n\n---\n\n[ISO](https://iso.org/)\nend',
  );
});

test('lists keep their numbers and their nesting', () => {
  expect(markdownOf('<ol start="3"><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ol>')).toBe(
    '3. a\n   - b\n4. c',
  );
});

test('tables come out as tables', () => {
  expect(
    markdownOf(
      '<table><thead><tr><th>DE 39</th><th>Means</th></tr></thead><tbody><tr><td><code>05</code></td><td>a | b</td></tr></tbody></table>',
    ),
  ).toBe('| DE 39 | Means |\n| --- | --- |\n| `05` | a \\| b |');
});

test('preformatted text is fenced and kept as it is', () => {
  expect(markdownOf('<pre><code>0000  30 31\n0010  32\n</code></pre>')).toBe(
    '```\n0000  30 31\n0010  32\n```',
  );
});

test('citations stay numbers, and what they name follows, without what was only read', () => {
  const answer = document.createElement('div');
  answer.append(sanitizeAnswer('<p>General <a class="citation" href="#source-1" data-source="1">1</a>.</p>'));
  expect(answerToMarkdown(answer, documents)).toBe(
    'General [1].\n\nSources:\n[1] Response codes: What 05 means',
  );
});

test('an answer that cites nothing is copied without sources', () => {
  const answer = document.createElement('div');
  answer.append(sanitizeAnswer('<p>General.</p>'));
  expect(answerToMarkdown(answer, documents)).toBe('General.');
});
