import type { SourceDocument } from '@genie/contract/client';
import { languageOf } from './dress-code.ts';

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ');

const inline = (node: Node): string => {
  if (node instanceof Text) return collapse(node.data);
  if (!(node instanceof Element) || node.localName === 'button') return '';
  const content = [...node.childNodes].map(inline).join('');
  switch (node.localName) {
    case 'strong':
      return `**${content}**`;
    case 'em':
      return `*${content}*`;
    case 's':
      return `~~${content}~~`;
    case 'code':
      return `\`${node.textContent}\``;
    case 'br':
      return '\n';
    case 'a':
      return node.classList.contains('citation')
        ? `[${content}]`
        : `[${content}](${node.getAttribute('href') ?? ''})`;
    default:
      return content;
  }
};

const indent = (text: string, by: string): string => text.replaceAll(/\n(?=.)/g, `\n${by}`);

const listItems = (list: Element): string => {
  const first = Number(list.getAttribute('start') ?? 1);
  return [...list.children]
    .map((item, index) => {
      const marker = list.localName === 'ol' ? `${first + index}. ` : '- ';
      return marker + indent(blocks(item), ' '.repeat(marker.length));
    })
    .join('\n');
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (element: Element): string => {
  const rows = [...element.querySelectorAll('tr')].map((tr) =>
    [...tr.children].map((cell) => inline(cell).trim().replaceAll('|', '\\|')),
  );
  const [head = [], ...body] = rows;
  return [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n');
};

const block = (element: Element): string => {
  switch (element.localName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return `${'#'.repeat(Number(element.localName[1]))} ${inline(element).trim()}`;
    case 'ul':
    case 'ol':
      return listItems(element);
    case 'blockquote':
      return `> ${blocks(element).replaceAll('\n', '\n> ')}`;
    case 'pre':
      return `\`\`\`${languageOf(element)}\n${element.textContent.replace(/\n$/, '')}\n\`\`\``;
    case 'hr':
      return '---';
    case 'table':
      return table(element);
    case 'div':
      return element.className === 'code-head' ? '' : blocks(element);
    default:
      return inline(element).trim();
  }
};

const blockNames = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'table', 'div']);

/** The blocks of an element, a blank line between them; runs of text beside blocks count as one. */
const blocks = (parent: Element): string => {
  const parts: string[] = [];
  let text = '';
  const endText = () => {
    if (text.trim() !== '') parts.push(text.trim());
    text = '';
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && blockNames.has(node.localName)) {
      endText();
      const written = block(node);
      if (written !== '') parts.push(written);
    } else {
      text += inline(node);
    }
  }
  endText();
  const tight = parent.localName === 'li';
  return parts.join(tight ? '\n' : '\n\n');
};

const sourceLines = (answer: Element, documents: readonly SourceDocument[]): string => {
  const citations = [...answer.querySelectorAll<HTMLElement>('a.citation')];
  const cited = new Set(citations.map(({ dataset }) => Number(dataset.source)));
  return documents
    .map(({ title, section }, index) => (cited.has(index + 1) ? `[${index + 1}] ${title}: ${section}` : ''))
    .filter((line) => line !== '')
    .join('\n');
};

/** An answer on the page as Markdown, which reads well wherever it is pasted, with the sources its citations name. */
export const answerToMarkdown = (answer: Element, documents: readonly SourceDocument[]): string => {
  const sources = sourceLines(answer, documents);
  return [blocks(answer), sources === '' ? '' : `Sources:\n${sources}`]
    .filter((part) => part !== '')
    .join('\n\n');
};
