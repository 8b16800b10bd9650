import { prettyJson } from './pretty-json.ts';

/** The words of the button of a preformatted block, and what they become. */
export const copyCodeTexts = { copy: 'Copy code', copied: 'Copied', refused: 'Not copied' } as const;

const textBlocks = 'p, h2, h3, h4, ul, ol, li, blockquote, th, td';

const setOutJson = (fragment: DocumentFragment): void => {
  for (const block of fragment.querySelectorAll('pre')) {
    const holder = block.querySelector('code') ?? block;
    const printed = prettyJson(holder.textContent);
    if (printed !== holder.textContent) holder.textContent = printed;
  }
};

const scrollable = (element: Element, name: string): void => {
  element.setAttribute('tabindex', '0');
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', name);
};

const wrapTables = (fragment: DocumentFragment): void => {
  for (const table of fragment.querySelectorAll('table')) {
    const scroller = document.createElement('div');
    scroller.className = 'table-scroll';
    scrollable(scroller, 'Table');
    table.replaceWith(scroller);
    scroller.append(table);
  }
};

/** Sets a button beside each preformatted block; `AnswerHtml` copies when it is pressed. */
const addCopyButtons = (fragment: DocumentFragment): void => {
  for (const block of fragment.querySelectorAll('pre')) {
    const holder = document.createElement('div');
    holder.className = 'code-block';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-code';
    button.setAttribute('aria-live', 'polite');
    button.textContent = copyCodeTexts.copy;
    block.replaceWith(holder);
    holder.append(button, block);
  }
};

/** A citation never begins a line of its own: it belongs to the word before it. */
const bindCitations = (fragment: DocumentFragment): void => {
  for (const { previousSibling: before } of fragment.querySelectorAll('a.citation')) {
    if (before instanceof Text) before.data = before.data.replace(/ $/, '\u00a0');
  }
};

/**
 * Prepares an answer's sanitized nodes for the page: JSON in preformatted blocks is set out over lines, tables and
 * preformatted blocks scroll inside themselves, the latter can be copied, and every text runs in the direction of its
 * own script.
 */
export const dressAnswer = (fragment: DocumentFragment): DocumentFragment => {
  setOutJson(fragment);
  wrapTables(fragment);
  bindCitations(fragment);
  for (const block of fragment.querySelectorAll('pre')) {
    scrollable(block, 'Code');
    block.setAttribute('dir', 'ltr');
  }
  addCopyButtons(fragment);
  for (const block of fragment.querySelectorAll(textBlocks)) block.setAttribute('dir', 'auto');
  return fragment;
};
