import { dressCode } from './dress-code.ts';
import { markCodes } from './mark-codes.ts';

const textBlocks = 'p, h2, h3, h4, ul, ol, li, blockquote, table, th, td';

const nameGroup = (element: Element, name: string): void => {
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', name);
};

const wrapTables = (fragment: DocumentFragment): void => {
  for (const table of fragment.querySelectorAll('table')) {
    const scroller = document.createElement('div');
    scroller.className = 'table-scroll';
    nameGroup(scroller, 'Table');
    if (table.querySelector('th:nth-child(4)') !== null) scroller.dataset.columns = 'many';
    table.replaceWith(scroller);
    scroller.append(table);
  }
};

/** A citation never begins a line of its own: it belongs to the word before it. */
const bindCitations = (fragment: DocumentFragment): void => {
  for (const { previousSibling: before } of fragment.querySelectorAll('a.citation')) {
    if (before instanceof Text) before.data = before.data.replace(/ $/, '\u00a0');
  }
};

const firstLetter = /\p{L}/u;
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** `auto` looks at no text of parts that have a direction of their own: what consists of such parts is told its. */
const directionOf = (block: Element): 'auto' | 'rtl' => {
  if (!block.matches('ul, ol, li, blockquote, table')) return 'auto';
  return fromTheRight.test(firstLetter.exec(block.textContent)?.[0] ?? '') ? 'rtl' : 'auto';
};

/**
 * Prepares an answer's sanitized nodes for the page: codes are set as code, JSON in preformatted blocks is set out over
 * lines, tables and preformatted blocks scroll inside themselves, the latter can be copied, and every text runs in the
 * direction of its own script.
 */
export const dressAnswer = (fragment: DocumentFragment): DocumentFragment => {
  wrapTables(fragment);
  markCodes(fragment);
  bindCitations(fragment);
  for (const block of fragment.querySelectorAll('pre')) nameGroup(block, 'Code');
  dressCode(fragment);
  for (const block of fragment.querySelectorAll(textBlocks)) block.setAttribute('dir', directionOf(block));
  return fragment;
};
