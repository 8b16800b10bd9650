import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/stub-browser.ts';
import { AnswerHtml } from './answer-html.tsx';

beforeEach(() => void stubBrowser());

const show = (blocks: readonly string[], activeSource: number | null = null) => {
  const root = createRef<HTMLDivElement>();
  const onCitation = vi.fn();
  const view = (given: readonly string[], active = activeSource) => (
    <AnswerHtml blocks={given} activeSource={active} onCitation={onCitation} root={root} />
  );
  const { rerender } = render(view(blocks));
  if (root.current === null) throw new Error('The answer was not drawn.');
  return {
    element: root.current,
    onCitation,
    update: (given: readonly string[], active = activeSource) => rerender(view(given, active)),
  };
};

const attacks = [
  '<script>window.hit = true</script>',
  '<img src=x onerror="window.hit = true">',
  '<p onclick="window.hit = true">text</p>',
  '<a href="javascript:window.hit=true">link</a>',
  '<a href="JaVaScRiPt&#58;window.hit=true">link</a>',
  '<a href="data:text/html,<script>window.hit=true</script>">link</a>',
  '<a href="//elsewhere.example/x">link</a>',
  '<a href="vbscript:x">link</a>',
  '<svg onload="window.hit = true"><a xlink:href="javascript:window.hit=true"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=true></style></mglyph></table></mtext></math>',
  '<iframe src="https://elsewhere.example" srcdoc="<script>window.hit=true</script>"></iframe>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">text</p>',
  '<form action="https://elsewhere.example"><input name="q"><button>go</button></form>',
  '<object data="x"></object><embed src="x"><base href="https://elsewhere.example">',
  '<link rel="stylesheet" href="https://elsewhere.example/x.css"><meta http-equiv="refresh" content="0">',
  '<video src="x" onloadstart="window.hit = true"></video><audio src="x"></audio><picture></picture>',
  '<template><script>window.hit = true</script></template><noscript><img src=x onerror=window.hit=true></noscript>',
  '<p id="main" name="cookie" data-x="1" class="popup dialog">text</p>',
  '<details open ontoggle="window.hit = true"><summary>x</summary></details>',
  '<frameset onload="window.hit = true"><frame src="javascript:window.hit=true"></frameset>',
  '<a href="https://a.example" target="_top" rel="opener" ping="https://b.example" download>link</a>',
];

const allowedNames = new Set(
  'p h2 h3 h4 ul ol li blockquote hr br strong em s code pre a table thead tbody tr th td div'.split(' '),
);
const allowedAttributes = new Set(
  'href class data-source aria-label rel target start dir tabindex role'.split(' '),
);

test.each(attacks)('nothing of %s runs, loads, styles or submits', (html) => {
  const { element } = show([html]);
  for (const node of element.querySelectorAll('*')) {
    expect(allowedNames).toContain(node.localName);
    expect(node.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    for (const name of node.getAttributeNames()) expect(allowedAttributes).toContain(name);
    expect(node.getAttribute('href') ?? 'https://').toMatch(/^(https?:\/\/|mailto:|#source-\d+$)/);
    expect(node.className).toMatch(/^(citation|language-\S+|align-\w+|table-scroll)?$/);
    if (node.hasAttribute('target')) expect(node.getAttribute('target')).toBe('_blank');
    if (node.hasAttribute('target')) expect(node.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  }
  expect(window).not.toHaveProperty('hit');
});

test('what an answer may consist of is kept', () => {
  const { element } = show([
    '<h2>Codes</h2>',
    '<ol start="3"><li>a <strong>b</strong> <em>c</em> <s>d</s><br><code>DE 39</code></li></ol>',
    '<pre><code class="language-text">0110</code></pre>',
    '<blockquote><p>x</p></blockquote><hr>',
    '<table><thead><tr><th class="align-right">n</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<p><a href="mailto:a@b.example">mail</a></p>',
  ]);
  expect(screen.getByRole('heading', { name: 'Codes', level: 2 })).toBeVisible();
  expect(element.querySelector('ol')).toHaveAttribute('start', '3');
  expect(element.querySelector('pre code')).toHaveClass('language-text');
  expect(screen.getByRole('columnheader')).toHaveClass('align-right');
  expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@b.example');
});

const widths = (content: number, box: number) => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(box);
};

test('tables and preformatted blocks are stops of the keyboard while they scroll, and only then', () => {
  const { resize } = stubBrowser();
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const { update } = show([table, '<pre>0110</pre>']);
  const scroller = screen.getByRole('group', { name: 'Table' });
  const code = screen.getByRole('group', { name: 'Code' });
  widths(700, 400);
  resize();
  expect(scroller).toHaveAttribute('tabindex', '0');
  expect(code).toHaveAttribute('tabindex', '0');
  update([table.replace('</tr>', '</tr><tr><td>2</td></tr>'), '<pre>0110</pre>']);
  expect(screen.getByRole('group', { name: 'Table' })).toBe(scroller);
  widths(400, 400);
  resize();
  expect(scroller).not.toHaveAttribute('tabindex');
  expect(code).not.toHaveAttribute('tabindex');
});

test('text runs in the direction of its script, code always from the left', () => {
  const { element } = show(['<p>نص</p><ul><li>x</li></ul><pre>0110</pre>']);
  for (const block of element.querySelectorAll('p, ul, li')) expect(block).toHaveAttribute('dir', 'auto');
  expect(element.querySelector('pre')).toHaveAttribute('dir', 'ltr');
});

test('a list, a quotation and a table whose text runs from the right stand on the right', () => {
  const { element } = show([
    '<ul><li><p>نص DE</p></li></ul><blockquote><p>نص</p></blockquote><table><tbody><tr><td>نص</td></tr></tbody></table>',
  ]);
  for (const block of element.querySelectorAll('ul, li, blockquote, table')) {
    expect(block).toHaveAttribute('dir', 'rtl');
  }
});

test('JSON in preformatted blocks is set out over lines', () => {
  const { element } = show(['<pre><code class="language-json">{"39":"05"}</code></pre>', '<pre>[1]</pre>']);
  expect(element.querySelector('code')?.textContent).toBe('{\n  "39": "05"\n}');
  expect(element.querySelectorAll('pre')[1]?.textContent).toBe('[\n  1\n]');
});

test('a preformatted block names its language where it has one', () => {
  const { element } = show(['<pre><code class="language-json">[1]</code></pre>', '<pre>0110</pre>']);
  const heads = [...element.querySelectorAll('.code-head span')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['JSON', '']);
});

test('codes in running text are set as code', () => {
  const { element } = show(['<p>DE 39 of the 0110 is 05.</p>']);
  expect([...element.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'DE 39',
    '0110',
  ]);
  expect(element.textContent).toBe('DE 39 of the 0110 is 05.');
});

test('each preformatted block has a button that copies what is in it, and tells so', async () => {
  const user = userEvent.setup();
  show(['<pre>0110\n</pre>', '<p>text</p><pre><code class="language-json">{"39":"05"}</code></pre>']);
  const [, second] = screen.getAllByRole('button', { name: 'Copy code' });
  await user.click(second as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe('{\n  "39": "05"\n}');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(second);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('0110');
});

test('a browser that refuses to copy is told of', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  show(['<pre>0110</pre>']);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByRole('button', { name: 'Not copied' })).toBeVisible();
});

test('blocks that did not change keep their nodes while others grow', () => {
  const { element, update } = show(['<p>one</p>', '<ul><li>a</li></ul>']);
  const [first, list] = [...element.children];
  const item = list?.firstElementChild;
  update(['<p>one</p>', '<ul><li>a</li><li>b</li></ul>', '<p>three</p>']);
  expect([...element.children].map(({ textContent }) => textContent)).toEqual(['one', 'ab', 'three']);
  expect(element.children[0]).toBe(first);
  expect(element.children[1]).toBe(list);
  expect(list?.firstElementChild).toBe(item);
});

test('a block can change its kind, vanish and come back', () => {
  const { element, update } = show(['<p>| a | b |</p>', '<p>end</p>']);
  const last = element.lastElementChild;
  update(['', '<p>end</p>']);
  expect(element.innerHTML).toBe('<p dir="auto">end</p>');
  update(['<h2>a</h2><p>b</p>', '<p>end</p>']);
  expect([...element.children].map(({ localName }) => localName)).toEqual(['h2', 'p', 'p']);
  expect(element.lastElementChild).toBe(last);
  update(['<h2>a</h2>']);
  expect(element.children).toHaveLength(1);
});

const cited =
  '<p>text <a class="citation" href="#source-2" data-source="2" aria-label="Source 2" target="_blank">2</a></p>';

test('a click on a citation tells its source and stays on the page', () => {
  const { onCitation } = show([cited]);
  const citation = screen.getByRole('link', { name: 'Source 2' });
  expect(citation).not.toHaveAttribute('target');
  expect(fireEvent.click(citation)).toBe(false);
  expect(onCitation).toHaveBeenCalledExactlyOnceWith(2, citation);
});

test('citations of the open source are marked', () => {
  const { update } = show([cited]);
  expect(screen.getByRole('link', { name: 'Source 2' })).not.toHaveAttribute('aria-current');
  update([cited], 2);
  expect(screen.getByRole('link', { name: 'Source 2' })).toHaveAttribute('aria-current', 'true');
});

test('a link of an answer cannot pass for a citation', () => {
  show(['<p><a class="citation" href="https://elsewhere.example" data-source="1">1</a></p>']);
  const link = screen.getByRole('link', { name: '1' });
  expect(link).not.toHaveClass('citation');
  expect(link).not.toHaveAttribute('data-source');
});
