import { pages } from '@genie/contract/client';
import { expect, test } from 'vitest';
import { acceptableUsePolicy } from './documents/acceptable-use-policy.ts';
import { aiDisclaimer } from './documents/ai-disclaimer.ts';
import { cookiePolicy } from './documents/cookie-policy.ts';
import { privacyPolicy } from './documents/privacy-policy.ts';
import { refundPolicy } from './documents/refund-policy.ts';
import { termsAndConditions } from './documents/terms-and-conditions.ts';
import { effectiveDate, type LegalDocument } from './legal-document.ts';
import { legalPieces } from './legal-pieces.ts';

const policies = [privacyPolicy, refundPolicy, cookiePolicy, acceptableUsePolicy, aiDisclaimer];
const textOf = (document: LegalDocument) =>
  document.parts.flatMap(({ title, blocks }) => [title, ...blocks.flat()]).join('\n');

test('all are dated 3 April 2025', () => {
  expect(effectiveDate).toEqual({ iso: '2025-04-03', text: '3 April 2025' });
});

test('the privacy policy has its thirteen parts in their order', () => {
  expect(privacyPolicy.parts.map(({ title }) => title)).toEqual([
    'Scope',
    'Data we collect',
    'How we use it',
    'Who we share it with',
    'Security and retention',
    'Your rights',
    'Third-party links',
    'Changes',
    'Governing law',
    'AI interaction data',
    'AI data handling',
    'Compliance with data-protection laws',
    'Chat and user data storage',
  ]);
});

test.each([
  [privacyPolicy, /Questions and answers:.*/],
  [privacyPolicy, /Access:[\s\S]*Correction:[\s\S]*Deletion:[\s\S]*Restriction:[\s\S]*Cookie opt-out:/],
  [privacyPolicy, /laws of India and of the United Arab Emirates[\s\S]*arbitration/],
  [privacyPolicy, /provider keeps them for up to 30 days/],
  [refundPolicy, /Subscriptions are non-refundable/],
  [refundPolicy, /7 days or more before the training date: 100% of the fee/],
  [refundPolicy, /Less than 7 days before the training date.*: no refund/],
  [refundPolicy, /at least 48 hours before the start/],
  [refundPolicy, /within 14 business days of approval/],
  [
    refundPolicy,
    /full name[\s\S]*e-mail address[\s\S]*program’s name and date[\s\S]*receipt or transaction id/,
  ],
  [cookiePolicy, /Accept Cookies stores your consent\. Reject Cookies stores nothing/],
  [aiDisclaimer, /informational only.*not legal/],
  [aiDisclaimer, /Verify before you rely on it/],
  [termsAndConditions, /18 years old or over[\s\S]*consent of a parent/],
  [termsAndConditions, /24-48 business hours/],
])('$id says what is documented: %s', (document, words) => {
  expect(textOf(document)).toMatch(words);
});

test('every section has an address of its own, and every link leads to a page and section there is', () => {
  const onPolicy = policies.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  const onTerms = termsAndConditions.parts.map(({ id }) => id);
  for (const ids of [onPolicy, onTerms]) expect(new Set(ids).size).toBe(ids.length);
  const targets = new Set<string>([
    ...Object.values(pages),
    ...onPolicy.map((id) => `${pages.policy}#${id}`),
    ...onTerms.map((id) => `${pages.terms}#${id}`),
  ]);
  const links = [...policies, termsAndConditions].flatMap((document) =>
    legalPieces(textOf(document)).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : [])),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(targets).toContain(link);
});
