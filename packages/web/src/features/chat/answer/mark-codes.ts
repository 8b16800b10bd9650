/** What the field's people look for: data elements, EMV tags, message types of ISO 8583 and of ISO 20022. */
const codes =
  /\b(?:DE[ \u00a0]?\d{1,3}|(?:5F|9F|BF|DF)[0-9A-F]{2}|0[1-8][0-4][0-5]|(?:acmt|auth|caaa|cain|camt|pacs|pain)\.\d{3}(?:\.\d{3}\.\d{2})?)\b(?![-–]\d)/g;

/** Headings and links have a look of their own, and what is code already needs no other. */
const keepsItsLook = 'code, pre, a, h2, h3, h4, th';

const withChips = (text: Text): DocumentFragment | undefined => {
  const chips = document.createDocumentFragment();
  let from = 0;
  for (const { 0: code, index } of text.data.matchAll(codes)) {
    const chip = document.createElement('code');
    chip.className = 'code-chip';
    chip.textContent = code;
    chips.append(text.data.slice(from, index), chip);
    from = index + code.length;
  }
  if (from === 0) return undefined;
  const rest = text.data.slice(from);
  if (rest !== '') chips.append(rest);
  return chips;
};

/** Sets the codes of an answer's running text as code, so that the eye finds them where the model wrote plain words. */
export const markCodes = (fragment: DocumentFragment): void => {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    if (text.parentElement?.closest(keepsItsLook)) continue;
    const chips = withChips(text);
    if (chips !== undefined) text.replaceWith(chips);
  }
};
