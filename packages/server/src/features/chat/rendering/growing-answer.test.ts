import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GrowingAnswer, renderAnswer } from './growing-answer.ts';

const answer = [
  'Response code **05** means *do not honour* [1].',
  '',
  '| Field | Value |',
  '|:--|--:|',
  '| DE 39 | 05 [2] |',
  '',
  '1. Check the limits [1, 2].',
  '2. Call the issuer.',
  '',
  '```json',
  '{"mti": "0110", "39": "05"}',
  '```',
  '',
  'Setext',
  '***',
  'end',
].join('\n');

test('an answer is rendered as headings, lists, tables and code with its citations', () => {
  const html = renderAnswer(answer, 2);
  expect(html).toContain('<strong>05</strong>');
  expect(html).toContain('<td class="align-right">05 <a class="citation" href="#source-2"');
  expect(html).toContain('<code class="language-json">');
  expect(html.match(/data-source="1"/g)).toHaveLength(2);
});

test('a citation of a source that was not given is left out', () => {
  expect(renderAnswer('True [3], and [1].', 2)).not.toContain('source-3');
  expect(renderAnswer('True [0].', 2)).toBe('<p>True .</p>\n');
});

test('brackets in code and in links are no citations', () => {
  expect(renderAnswer('`[1]` and [1](https://example.com)', 2)).not.toContain('citation');
});

test('however the words arrive, the blocks end as the whole answer renders', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (sizes) => {
      const growing = new GrowingAnswer(2);
      const shown: string[] = [];
      const show = (blocks: readonly { index: number; html: string }[]) => {
        for (const { index, html } of blocks) shown[index] = html;
      };
      for (let at = 0, turn = 0; at < answer.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1;
        growing.append(answer.slice(at, at + size));
        at += size;
        show(growing.render());
      }
      show(growing.finish());
      expect(growing.html).toBe(renderAnswer(answer, 2));
      expect(shown.filter(Boolean).join('\n')).toBe(renderAnswer(answer, 2));
    }),
  );
});

test('blocks that are complete are not sent again', () => {
  const growing = new GrowingAnswer(0);
  growing.append('First paragraph.\n\nSecond');
  expect(growing.render().map(({ index }) => index)).toEqual([0, 1]);
  growing.append(' paragraph.');
  expect(growing.render()).toEqual([{ index: 1, html: '<p>Second paragraph.</p>\n' }]);
});
