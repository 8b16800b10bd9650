import { prettyJson } from './pretty-json.ts';

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
  element.setAttribute('role', 'region');
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

/**
 * Prepares an answer's sanitized nodes for the page: JSON in preformatted blocks is set out over lines, tables and
 * preformatted blocks scroll inside themselves, and every text runs in the direction of its own script.
 */
export const dressAnswer = (fragment: DocumentFragment): DocumentFragment => {
  setOutJson(fragment);
  wrapTables(fragment);
  for (const block of fragment.querySelectorAll('pre')) {
    scrollable(block, 'Code');
    block.setAttribute('dir', 'ltr');
  }
  for (const block of fragment.querySelectorAll(textBlocks)) block.setAttribute('dir', 'auto');
  return fragment;
};
