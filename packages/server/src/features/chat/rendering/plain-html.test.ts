import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { citations } from './citations.ts';
import { plainHtml } from './plain-html.ts';
import { allowed } from './sanitize.ts';

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
    '```json\n{}\n```',
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
  '<pre><code class="language-json">{}</code></pre>',
  '<table><thead><tr><th class="align-right">a</th></tr></thead><tbody><tr><td class="align-left">b</td></tr></tbody></table>',
])('%j is plain, and the sanitizer leaves it as it is', (html) => {
  expect(plainHtml(html)).toBe(html);
  expect(sanitizeHtml(html, allowed)).toBe(html);
});

test.each([
  '<p>open',
  '<td class="align-right other">x</td>',
  '<code class="citation">x</code>',
  '<p class="language-json">x</p>',
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
