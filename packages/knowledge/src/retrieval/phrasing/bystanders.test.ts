import { expect, test } from 'vitest';
import { builtInKnowledge } from '../../testing/built-in-knowledge.ts';

const { isCovered, firstTitle, followImports } = builtInKnowledge();

const bystanders = [
  'How do I load keys into an Ingenico terminal?',
  'My Carrefour purchase was charged twice, why does that happen?',
  'Why would a Lufthansa ticket show as two transactions?',
  "What is a PAX A920 terminal's TMK?",
  'Can a Fiserv acquirer send clearing twice a day?',
  'How do Adyen payouts relate to batch settlement?',
  'Why is a Netflix subscription retried after decline 51?',
  'Which dispute code for a cancelled Airbnb booking?',
  'What happens when a Revolut card is used offline on a plane?',
  'A Ryanair onboard terminal approved a blocked card, how is that possible?',
  'Why does the Mashreq issuer decline 3DS transactions with 05?',
  'Can a Kenyan issuer refuse a Ugandan merchant?',
  'A tourist from Kazakhstan pays in Thailand with DCC, who sets the rate?',
  'Why does my Magento shop get 3DS challenge for every order?',
  'Is a WooCommerce plugin shop SAQ A or SAQ A-EP?',
  'How do Temenos core banking postings relate to card clearing?',
  'What is a QRW 77 / settlement report of Visa?',
  'What is a staged digital wallet, such as Skrill?',
];
const mostRefused = 2;

test('whose terminal, shop or card it is does not matter, nor where', async () => {
  const covered = await Promise.all(bystanders.map(isCovered));
  const refused = bystanders.filter((_, place) => !covered[place]);
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(mostRefused);
});

test.each([
  'Our merchant Al Noor Trading in Deira has a PAX A920 from Network International, and a sale of AED500 got DE39 = 05 from Emirates NBD. Can the merchant simply retry?',
  'JIRA PAY-4471: Base24 is giving response 91 for all ADCB cards since 14:20. What should the switch do?',
  'For the Telr hosted page the 3DS result is ECI 06 with Visa, who has the liability?',
  'Finacle core is down from 23:30 for end of day, how does the switch stand in and post later?',
  'The chip was bad and cashier Fatima swiped the card: which POS entry mode is right for fallback?',
])('firms, systems and people by the way do not hinder: %s', async (question) => {
  expect(await isCovered(question)).toBe(true);
});

test.each([
  'Which HSM does Mashreq use for its debit cards?',
  'What is a Quorvex card?',
  'What is the phone number of HSBC’s lost card line?',
  'How does the GlobePay card scheme settle?',
  'How do I install a Verifone VX520 terminal?',
  'Which bank has issued the most cards in India?',
])('asked about the one that is named: %s', async (question) => {
  expect(await isCovered(question)).toBe(false);
});

test('a known firm stays where an operator has imported a document on it', async () => {
  const question =
    'Which cut-off does Network International have by the note, and who calls Network International?';
  const source = [
    '---',
    'title: Our note on Network International',
    'category: acquiring',
    '---',
    'The cut-off of Network International is at ten, and the night shift calls them.',
  ].join('\n');
  await followImports(new Map([['notes/network', '1']]), async () => [
    { id: 'notes/network', revision: '1', source },
  ]);
  expect(await firstTitle(question)).toBe('Our note on Network International');
});

test('a name in an imported document is what the document is about', async () => {
  const question = 'What does our note on the Plumkest terminal say?';
  expect(await isCovered('What does our note on the Plumkest drawer say?')).toBe(false);
  const source = [
    '---',
    'title: Our note on the Plumkest terminal',
    'category: transaction-switch',
    '---',
    'The Plumkest terminal beeps twice.',
  ].join('\n');
  await followImports(new Map([['notes/plumkest', '1']]), async () => [
    { id: 'notes/plumkest', revision: '1', source },
  ]);
  expect(await firstTitle(question)).toBe('Our note on the Plumkest terminal');
});
