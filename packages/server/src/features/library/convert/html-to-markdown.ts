import MarkdownIt from 'markdown-it';
import { NodeHtmlMarkdown, type TranslatorConfigFactory } from 'node-html-markdown';

/** What holds no text of the page. A form itself may hold the whole page. */
const ignored = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'embed',
  'button',
  'select',
  'textarea',
  'nav',
  'svg',
  'math',
  'img',
];

/** What stands on lines of its own in a browser, and is on the one line of its cell in a table. */
const blocks =
  'address,article,aside,blockquote,br,caption,center,dd,details,div,dt,fieldset,figcaption,figure,footer,form,' +
  'h1,h2,h3,h4,h5,h6,header,hr,legend,li,main,p,pre,section,summary,table,td,th,tr';

/** Markdown takes only a list from 1 for one where no empty line is before it. */
const orderedList: TranslatorConfigFactory = ({ node, visitor, indentLevel = 0 }) => {
  const start = /^\s*\d{1,9}\s*$/.test(node.getAttribute('start') ?? '')
    ? Number(node.getAttribute('start'))
    : 1;
  const numbered = visitor.nodeMetadata.get(node);
  if (numbered) numbered.listItemNumber = start - 1;
  return { surroundingNewlines: indentLevel > 0 && start === 1 ? 1 : 2 };
};

const cell: TranslatorConfigFactory = ({ visitor }) => ({
  surroundingNewlines: false,
  childTranslators: visitor.instance.tableCellTranslators,
  prefix: ' ',
  postfix: ' |',
  postprocess: ({ content }) => content.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim(),
});

const converter = new NodeHtmlMarkdown(
  {
    ignore: ignored,
    blockElements: ['details', 'legend', 'summary'],
    bulletMarker: '-',
    // A list within the tenth item of another belongs to it from the fourth column on.
    indent: '    ',
  },
  { ol: orderedList },
);
// A link leads out of what is known: its words stay.
converter.translators.remove('a');
converter.tableCellTranslators.remove('a');
converter.tableCellTranslators.set(blocks, { prefix: ' ', postfix: ' ' });
converter.tableRowTranslators.set('td,th', cell);
for (const translators of [
  converter.tableTranslators,
  converter.tableRowTranslators,
  converter.tableCellTranslators,
]) {
  translators.set(ignored.join(','), { ignore: true });
}

const { unescapeAll } = new MarkdownIt().utils;

/** A title is text with entities and nothing else; a backslash stands for itself in it. */
const plain = (title: string): string =>
  unescapeAll(title.replaceAll('\\', '\\\\')).replace(/\s+/g, ' ').trim();

/** What a page holds between the first tag of a name and the end of it, found in the page with its letters made small. */
const between = (
  html: string,
  small: string,
  { from, to }: { from: RegExp; to: number },
): string | undefined => {
  const begin = small.search(from);
  const start = small.indexOf('>', begin) + 1;
  return begin >= 0 && start > 0 && start <= to ? html.slice(start, to) : undefined;
};

/** A page without its head. */
const withoutHead = (html: string, small: string): string => {
  const begin = small.search(/<head[\s>]/);
  const end = small.indexOf('</head>', begin);
  return begin < 0 || end < 0 ? html : html.slice(0, begin) + html.slice(end + '</head>'.length);
};

/**
 * A page's text as Markdown: headings, lists, tables, code and what stands in forms stay; scripts, fields, pictures and
 * links go.
 */
export const htmlToMarkdown = (html: string): { title: string | undefined; markdown: string } => {
  const small = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const title = between(html, small, { from: /<title[\s>]/, to: small.indexOf('</title>') });
  const body = between(html, small, { from: /<body[\s>]/, to: small.lastIndexOf('</body>') });
  return {
    title: (title && plain(title)) || undefined,
    markdown: converter.translate(body ?? withoutHead(html, small)),
  };
};
