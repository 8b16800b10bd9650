import { answerAttributes, answerTags } from '@genie/contract/client';
import DOMPurify, { type Config } from 'dompurify';

const allowed: Config = {
  ALLOWED_TAGS: [...answerTags],
  ALLOWED_ATTR: Object.values(answerAttributes).flat(),
  ADD_URI_SAFE_ATTR: ['data-source', 'aria-label', 'rel', 'target', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|#source-\d+$)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

const allowedClass = /^(?:citation|language-[\w+#.-]+|align-(?:left|center|right))$/;
const sourceLink = /^#source-\d+$/;

/** Keeps the classes an answer may carry; any other could borrow the look of the page around it. */
const keepKnownClasses = (element: Element): void => {
  const kept = [...element.classList].filter((name) => allowedClass.test(name));
  if (kept.length === 0) element.removeAttribute('class');
  else element.className = kept.join(' ');
};

/** A citation stays on the page; every other link opens beside it and learns nothing of it. */
const settleLink = (link: Element): void => {
  if (sourceLink.test(link.getAttribute('href') ?? '')) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
    return;
  }
  link.removeAttribute('data-source');
  link.classList.remove('citation');
  if (link.hasAttribute('href')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
};

/**
 * Parses an answer's HTML into nodes of which none runs, loads, styles or submits anything. The server sends
 * sanitized HTML; this is the second gate, so that neither alone has to be perfect.
 */
export const sanitizeAnswer = (html: string): DocumentFragment => {
  // Where a `<frameset>` stands in place of the body, nothing at all comes back.
  const kept: DocumentFragment | null = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  const fragment = kept ?? document.createDocumentFragment();
  for (const link of fragment.querySelectorAll('a')) settleLink(link);
  for (const element of fragment.querySelectorAll('[class]')) keepKnownClasses(element);
  return fragment;
};
