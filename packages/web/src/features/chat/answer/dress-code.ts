import { prettyJson } from './pretty-json.ts';

/** The words of the button of a preformatted block, and what they become. */
export const copyCodeTexts = { copy: 'Copy code', copied: 'Copied', refused: 'Not copied' } as const;

const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);
const capitals = new Set(['asn1', 'css', 'csv', 'html', 'http', 'json', 'sql', 'tlv', 'xml', 'yaml']);

/** The language a preformatted block names, by the word that Markdown has for it; '' where it names none. */
export const languageOf = (block: Element): string => {
  const named = /(?:^|\s)language-(\S+)/.exec(block.querySelector('code')?.className ?? '')?.[1] ?? '';
  return plain.has(named) ? '' : named;
};

const setOutJson = (block: Element): void => {
  const holder = block.querySelector('code') ?? block;
  const printed = prettyJson(holder.textContent);
  if (printed !== holder.textContent) holder.textContent = printed;
};

const headOf = (block: Element): HTMLElement => {
  const head = document.createElement('div');
  head.className = 'code-head';
  const language = document.createElement('span');
  const named = languageOf(block);
  language.textContent = capitals.has(named) ? named.toUpperCase() : named;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-code';
  button.setAttribute('aria-live', 'polite');
  button.textContent = copyCodeTexts.copy;
  head.append(language, button);
  return head;
};

/** Sets out JSON over lines, and gives each preformatted block a head with its language and a button that copies it. */
export const dressCode = (fragment: DocumentFragment): void => {
  for (const block of fragment.querySelectorAll('pre')) {
    setOutJson(block);
    block.setAttribute('dir', 'ltr');
    const holder = document.createElement('div');
    holder.className = 'code-block';
    block.replaceWith(holder);
    holder.append(headOf(block), block);
  }
};
