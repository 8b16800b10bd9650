import { type FoundCode, findCodes, findCodesOfCell } from './find-codes.ts';

/** Headings and links have a look of their own, and what is code already needs no other. */
const keepsItsLook = 'code, pre, a, h2, h3, h4, th';

const columnOfCodes = /\b(?:codes?|DE 39|MTI|TC|tag)$/i;
/** `0100` is four bits there, and no message type. */
const columnOfBits = /^(?:bits|binary)\b/i;

const withChips = (text: Text, found: readonly FoundCode[]): DocumentFragment => {
  const chips = document.createDocumentFragment();
  let from = 0;
  for (const { code, index, kind } of found) {
    const chip = document.createElement('code');
    if (kind === 'code') chip.className = 'code-chip';
    chip.textContent = code;
    chips.append(text.data.slice(from, index), chip);
    from = index + code.length;
  }
  const rest = text.data.slice(from);
  if (rest !== '') chips.append(rest);
  return chips;
};

/** What the head of a cell's column says that it holds. */
const headOver = (text: Text): string => {
  const cell = text.parentElement?.closest('td');
  const head = cell?.closest('table')?.querySelectorAll('thead th')[cell.cellIndex];
  return head?.textContent.trim() ?? '';
};

/** Sets the codes of an answer's running text as code, so that the eye finds them where the model wrote plain words. */
export const markCodes = (fragment: DocumentFragment): void => {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    if (text.parentElement?.closest(keepsItsLook)) continue;
    const head = headOver(text);
    if (columnOfBits.test(head)) continue;
    const found = columnOfCodes.test(head) ? findCodesOfCell(text.data) : findCodes(text.data);
    if (found.length > 0) text.replaceWith(withChips(text, found));
  }
};
