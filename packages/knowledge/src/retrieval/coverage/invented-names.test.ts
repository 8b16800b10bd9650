import { expect, test } from 'vitest';
import { builtInKnowledge } from '../../testing/built-in-knowledge.ts';
import { inventedCodesAndLevels } from '../../testing/invented-codes-and-levels.ts';
import { inventedQuestions } from '../../testing/invented-questions.ts';

const { isCovered } = builtInKnowledge();

test('of questions for what does not exist few are taken for covered', async () => {
  const covered = await Promise.all(inventedQuestions.map(isCovered));
  expect(covered.filter(Boolean).length / inventedQuestions.length).toBeLessThan(0.15);
});

test.each(inventedCodesAndLevels)(
  'what goes beyond the codes and levels that there are is declined: %s',
  async (question) => {
    expect(await isCovered(question)).toBe(false);
  },
);

const invented = [
  'What must a bank do with the Merchant Sorrow Advice of the network?',
  'What does the Mastercard 0960 Terminal Weather Notification carry?',
  'Which merchants fall under the Visa Marigoldia Monitoring Programme in our town, and from which number of disputes?',
  'What must be kept in the Wexcombe drawer beside the HSM?',
  'does the grimsettle checksum use the expiry date',
  'Is a VUQX (Void Under Query Exchange) answered by the issuer?',
  'When is the Quellmore reversal sent?',
  'Which kernel reads the Brastwick record?',
  'How does the ombrelune batch close?',
  'What does M/Chip Zephyr add over M/Chip Advance?',
  'Which zone key wraps a Lateral Mirror Terminal Key (LMTK)?',
  'When does a terminal send the EXTERNAL RECITE command?',
  'Which columns has the VSS-778 report?',
  "What happens in phase nine of an arbitration, the 'silent tribunal'?",
  'Mastercard chargeback reason 4889: which evidence is needed?',
  "What penalty applies in tier 3 of Visa's Settlement Velocity Assurance programme?",
  "What is the monthly threshold of Mastercard's Clearing Velocity Tier 3 surcharge?",
  'What does Mastercard Dispute Rule 19.44.7 on weekend tolling say exactly?',
  'What are the values of the Gratuity Consent Flag in DE 48 subelement 98-G?',
  'Which fields must MTI 0155 deferred token settlement request hold?',
  'How do we enrol a card range in Visa Lantern Relay, which copies what a card has paid?',
  'Our terminal prints VRQX-7714 after a refund. What does error VRQX-7714 tell?',
  'How do we fill in form QS-77, the release of a blocked cardholder?',
  'The complaint is flagged with receipt grade R7. Do we have to wait before the chargeback?',
  'After a new certificate the handshake stops with TLS alert 137 (chain_stale). In which order do we load the certificates?',
  'Which evidence does the PCI TapGlimmer Standard 2.1 require from a contactless merchant?',
  'How do we register a switch for the Throughput Lantern Certification?',
  'Our shop sells gift cards, and as it is enrolled in the Visa Lantern Guarantee: how long may a reversal of an activation take?',
  'We run a chain of six shops and joined the Visa Lantern Guarantee in May. Gift cards are sold at every till. An activation timed out on Monday, and the customer left. How long may we wait before we send the reversal?',
  'We link our switch to the instant rail; which fallback does it need when the Bridge Lantern Directory does not answer?',
];
/** A word may share the number of one that is known. */
const mostTakenForKnown = 2;

test('names that nobody knows are told by words that stand nowhere', async () => {
  const covered = await Promise.all(invented.map(isCovered));
  const known = invented.filter((_, place) => covered[place]);
  expect(known.length, known.join('\n')).toBeLessThanOrEqual(mostTakenForKnown);
});

test.each([
  'What does the Visa Acquirer Monitoring Program count?',
  'What does M/Chip Advance check that older applets do not?',
  'Which fields does an Original Credit Transaction Request need?',
  'What Does The Terminal Verification Results Record After Offline Data Authentication?',
  'Which messages does the Mastercard Merchant Advice Code Service touch?',
  'Who pays the Visa International Service Assessment fee?',
  'what is PDS 0025 in an IPM message',
  "An acquirer finds that a 'digital toys' shop passes on stakes for an online casino. Which risk does it run with Visa?",
  'What must a merchant in the Visa Acquirer Monitoring Program do?',
  'What is the Application Interchange Profile for?',
  'Our Grimsettle shop has two terminals. Why do they settle on different days?',
  'Our switch stops sending to a partner that keeps failing and then gingerly tries again. Is there a name for that?',
  'A skimmer was found on an ATM in Wexcombe. Which cards count as compromised?',
  'How is the chargebak evidence sent to the issuer?',
  'What does a Zone PIN Key (ZPK) protect?',
  'Ticket HQX-4411: a cardholder was charged twice for one fuel purchase. What are the usual causes?',
  'Since Monday our till in Mexico City prints 91. Where do we look first, and does Standard Bank answer for it?',
  'A customer paid AED500 at my shop, but the slip shows AED50. How do I correct it?',
  'We run T24 as core banking. How does the switch ask it for a balance?',
  'How do I read F238 as the beginning of a bitmap?',
  'My PAX A920 does not settle at night. What are the usual causes of a batch that stays open?',
  'How do the Visa Mastercard limits on retries differ?',
  'Does a Visa Direct Original Credit Transaction arrive at once?',
  'When does a terminal send the INTERNAL AUTHENTICATE command?',
  'What does the VSS-110 report show?',
  'We run on Kubernetes with a Grafana wall that nobody looks at, and a pod died in a deploy with 31 transactions open. The issuers may have approved some. Do we have to reverse all of them?',
  'A new web shop refuses a genuine Mastercard beginning with 2303 as "invalid card type". What went wrong?',
  'MCC 5812 or 5814 for a burger bar with a counter and no table service, and does it matter?',
  'Which evidence helps with Mastercard chargeback reason 4853?',
])('known: %s', async (question) => {
  expect(await isCovered(question)).toBe(true);
});
