import { expect, test } from 'vitest';
import { renderAnswer } from './growing-answer.ts';
import { sanitizeAnswer } from './sanitize.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=pin></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<object data="x"></object><embed src="x">',
  '<p onclick="alert(1)" id="x">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](https://evil.example/pixel.png)',
  '<a href="//evil.example">x</a>',
  '```html\n<script>alert(1)</script>\n```',
  '<<script>script>alert(1)<</script>/script>',
];

const tag = /<\/?([a-z][\w-]*)([^>]*)>/gi;
const harmless = new Set(
  'p h2 h3 h4 ul ol li blockquote hr br strong em s code pre a table thead tbody tr th td'.split(' '),
);

test.each(attacks)('%j comes out inert, as an answer and as HTML', (attack) => {
  for (const html of [
    renderAnswer(attack, 2),
    sanitizeAnswer(attack),
    renderAnswer(`- ${attack}\n\n> ${attack}`, 2),
  ]) {
    for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
      expect(harmless).toContain(name.toLowerCase());
      expect(attributes).not.toMatch(/\son\w+=|style=|src=|srcdoc=|javascript:|data:|href="\/\//i);
    }
  }
});
