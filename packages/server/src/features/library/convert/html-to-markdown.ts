import MarkdownIt from 'markdown-it';
import { NodeHtmlMarkdown } from 'node-html-markdown';

const converter = new NodeHtmlMarkdown(
  {
    ignore: [
      'script',
      'style',
      'noscript',
      'template',
      'iframe',
      'object',
      'embed',
      'form',
      'nav',
      'svg',
      'math',
      'img',
    ],
    bulletMarker: '-',
    useInlineLinks: true,
  },
  {
    // A link leads out of what is known: its words stay.
    a: ({ node }) => ({ prefix: '', postfix: '', preserveWhitespace: false, content: node.textContent }),
  },
);

const { unescapeAll } = new MarkdownIt().utils;

/** A title is text with entities and nothing else; a backslash stands for itself in it. */
const plain = (title: string): string =>
  unescapeAll(title.replaceAll('\\', '\\\\')).replace(/\s+/g, ' ').trim();

/** A page's text as Markdown: headings, lists, tables and code stay; scripts, forms, pictures and links go. */
export const htmlToMarkdown = (html: string): { title: string | undefined; markdown: string } => {
  const title = /<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1];
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html.replace(/<head[\s\S]*?<\/head>/i, '');
  return { title: (title && plain(title)) || undefined, markdown: converter.translate(body) };
};
