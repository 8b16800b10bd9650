import { answerAttributes, answerTags } from '@genie/contract';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { citations } from './citations.ts';
import { plainHtml } from './plain-html.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...answerTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(answerAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
};
const md = new MarkdownIt({ html: false }).use(citations);
const words = [
  ...[
    'DE 39',
    ' ',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '## ',
    '**',
    '_',
    '`',
    '~~',
    '[1]',
    '[2, 3]',
    '\n|a|b|\n|-|-|\n|c|d|\n',
  ],
  ...[
    '"quoted"',
    "it's",
    'a < b > c',
    '&amp;',
    '&',
    '&#x3c;',
    '<p>',
    '</p>',
    '<b onclick=x>',
    '```\ncode\n```',
    '\u0000',
    'é',
    '😀',
  ],
];

test('what passes as plain is what the sanitizer makes of it, letter for letter', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (parts) => {
      const html = md.render(parts.join(''), { sources: 3 });
      const passed = plainHtml(html);
      if (passed === undefined) return;
      plain += 1;
      expect(passed).toBe(sanitizeHtml(html, allowed));
    }),
    { numRuns: 2_000 },
  );
  expect(plain).toBeGreaterThan(200);
});

test.each([
  '<p>open',
  'text</p>',
  '<p><strong>crossed</p></strong>',
  '<p onclick="alert(1)">x</p>',
  '<script>x</script>',
  '<!-- a comment -->',
  '<a href="https://example.com">x</a>',
  '<a class="citation" href="#source-1" data-source="2" aria-label="Source 1">1</a>',
  'a &copy; b',
  'a < b',
])('%j is left to the sanitizer', (html) => {
  expect(plainHtml(html)).toBeUndefined();
});
