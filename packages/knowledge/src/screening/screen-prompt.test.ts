import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherNetworks } from './network-names.ts';
import { screenPrompt } from './screen-prompt.ts';

const cannedPrompts: readonly (readonly [prompt: string, ...networks: string[]])[] = [
  ['How does Amex clear transactions?', 'American Express'],
  ['AMEX', 'American Express'],
  ['amex?', 'American Express'],
  ["What is American Express's CID?", 'American Express'],
  ['american  express chargebacks', 'American Express'],
  ['American-Express settlement file', 'American Express'],
  ['a\u200bm\u200bex response codes', 'American Express'],
  ['Améx response codes', 'American Express'],
  ['ＡＭＥＸ response codes', 'American Express'],
  ['What are the Discover response codes?', 'Discover'],
  ['discover card BIN ranges', 'Discover'],
  ['Discover network fees', 'Discover'],
  ['does discover support partial approval', 'Discover'],
  ['How do I certify with Discover?', 'Discover'],
  ['Discover card dispute rules', 'Discover'],
  ['chargeback time limits for discover', 'Discover'],
  ['DISCOVER CARD AUTHORIZATION', 'Discover'],
  ["What is Discover's settlement time?", 'Discover'],
  ['Amex, Discover and Diners Club', 'American Express', 'Discover', 'Diners Club'],
  ['amex/discover/diners response codes', 'American Express', 'Discover', 'Diners Club'],
  ['jcb and discover', 'JCB', 'Discover'],
  ['Diners Club authorization flow', 'Diners Club'],
  ['diners club bin', 'Diners Club'],
  ['Is Diners accepted in the UAE?', 'Diners Club'],
  ['JCB cards in Japan', 'JCB'],
  ['What is the JCB response code 05?', 'JCB'],
  ['jcb?', 'JCB'],
  ['UnionPay QR payments', 'UnionPay'],
  ['Union Pay settlement', 'UnionPay'],
  ['union-pay dual message', 'UnionPay'],
  ['China UnionPay ISO 8583', 'UnionPay'],
  ['CUP cards at our ATM', 'UnionPay'],
  ['CUP transactions via UnionPay', 'UnionPay'],
  ['mada routing rules', 'mada'],
  ['Mada card in Saudi Arabia', 'mada'],
  ['MADA settlement timing', 'mada'],
  ['How does mada tokenization work?', 'mada'],
  ['What is RuPay?', 'RuPay'],
  ['RuPay card types', 'RuPay'],
  ['rupay contactless limits', 'RuPay'],
  ['RuPay authorization response codes', 'RuPay'],
  ['Ru-Pay on credit UPI', 'RuPay'],
  ['Interac Flash limits', 'Interac'],
  ['interac debit routing', 'Interac'],
  ['Troy card scheme in Turkey', 'Troy'],
  ['troy cards', 'Troy'],
  ['Does Troy support contactless?', 'Troy'],
  ['TROY network certification', 'Troy'],
  ['Verve cards in Nigeria', 'Verve'],
  ['verve card PIN block', 'Verve'],
  ['settlement for Verve', 'Verve'],
  ['Elo cards in Brazil', 'Elo'],
  ['elo card BINs', 'Elo'],
  ['Mir cards', 'Mir'],
  ['MIR network in Russia', 'Mir'],
  ['NSPK certification', 'Mir'],
  ['BC Card Korea', 'BC Card'],
  ['Bancontact flow', 'Bancontact'],
  ['girocard chip authorization', 'girocard'],
  ['Girocard vs Bancontact', 'girocard', 'Bancontact'],
  ['Cartes Bancaires authorisation', 'Cartes Bancaires'],
  ['CB transactions in France', 'Cartes Bancaires'],
  ['eftpos Australia routing', 'eftpos Australia'],
  ['eftpos cards', 'eftpos Australia'],
  ['Jaywan card launch', 'Jaywan'],
  ['Meeza cards in Egypt', 'Meeza'],
  ['NAPAS chip standard', 'NAPAS'],
  ['KNET integration', 'KNET'],
  ['K-Net response codes', 'KNET'],
  ['BENEFIT network in Bahrain', 'Benefit'],
  ['Benefit debit card Bahrain', 'Benefit'],
  ['the Benefit switch', 'Benefit'],
  ['OmanNet switch', 'OmanNet'],
  ['Oman Net ATM', 'OmanNet'],
  ['NAPS Qatar', 'NAPS'],
  ['PayPak cards', 'PayPak'],
  ['Dankort fees', 'Dankort'],
  ['How do Amex and RuPay cards differ?', 'American Express', 'RuPay'],
  ['What does "JCB" stand for?', 'JCB'],
  ['(amex)', 'American Express'],
  ['amex.', 'American Express'],
  ['AmEx/JCB', 'American Express', 'JCB'],
];

const assistantPrompts: readonly string[] = [
  // Visa and Mastercard and their clearing win.
  'What does Visa response code N7 mean?',
  'VISA',
  "Visa's dispute conditions",
  'Mastercard IPM files',
  'master card chargeback',
  'MasterCard vs Amex interchange',
  'Difference between Visa and Discover',
  'Does Amex use BASE II?',
  'Amex TC05 equivalent',
  'JCB versus TC 05 records',
  'JCB versus PDS 158',
  'Does Amex have a PDS158?',
  'How does Diners map to VisaNet?',
  'Is mada settled through VSS?',
  'UnionPay or Banknet?',
  'GCMS and Amex',
  'Discover and MDES tokens',
  'mada Maestro co-badge',
  'Cirrus and JCB at ATMs',
  'mastercrad and amex',
  'v\u200bisa and amex',
  'MC and Amex fees',
  'ｖｉｓａ and amex',
  // RuPay with clearing or settlement.
  'RuPay clearing and settlement',
  'How is RuPay settled between banks?',
  'rupay settlement cycle',
  'RuPay interchange',
  'When does NPCI clear? RuPay clearing timings',
  'Reconciliation of RuPay files',
  'RuPay and Amex settlement',
  // Words that merely look like a network.
  'How do I discover which issuer declined?',
  'I discovered a duplicate transaction',
  'Discover how interchange works',
  'discover the meaning of DE 39',
  'We want to discover card testing early',
  'Can you help me discover why RC 91 occurs?',
  'service discovery in a switch',
  'How can merchants discover new BIN ranges?',
  'Learn and discover more about EMV',
  'What are the benefits of tokenization?',
  'Who benefits from interchange?',
  'the benefit of network tokens',
  'What is the benefit of a key block?',
  'Benefit of 3-D Secure for merchants',
  'Benefits and drawbacks of DUKPT',
  'BENEFITS OF TOKENIZATION',
  'employee benefit card programme',
  'sing it with verve',
  'My colleague Troy asked about ISO 8583',
  'Troy from accounting sent a chargeback',
  'the price of a troy ounce of gold',
  'What is an Elo rating?',
  'elo',
  'space station Mir',
  'How do diners leave tips on a card terminal?',
  'Restaurant where diners pay at the table',
  'a cup of coffee paid contactless',
  'Which currency is CUP?',
  'JCB excavator purchase with a corporate card',
  'Madagascar people say mada',
  'afternoon naps',
  'eftpos terminal settings',
  'EFTPOS batch settlement',
  'interact with the HSM',
  'interactive voice authorization',
  'interaction between terminal and card',
  'fishing nets',
  'the star schema',
  'a pulse of the network',
  'unions pay fees',
  'the union paid by card',
  'American customers use express checkout',
  'express delivery for American merchants',
  'CB radio',
  'carnet ATA for exhibition goods',
  'Mirroring a database',
  'development of a switch',
  'rupee amounts in DE 4',
  'What is the Indian rupee currency code?',
  'discover',
  'DISCOVER HOW EMV WORKS',
  // Everything else goes on.
  'What does DE 39 = 05 mean?',
  'How does stand-in processing work?',
  'hello',
  '',
  '   ',
  '???',
  'What is the weather?',
  'Explain ARQC',
  'UPI payments in India',
  'domestic card schemes in general',
];

describe('other networks get the canned answer', () => {
  test.each(cannedPrompts.map(([prompt, ...networks]) => ({ prompt, networks })))(
    '$prompt',
    ({ prompt, networks }) => {
      expect(screenPrompt(prompt)).toEqual({ decision: 'unsupported_network', networks });
    },
  );
});

describe('everything else goes to the assistant', () => {
  test.each(assistantPrompts)('%j', (prompt) => {
    expect(screenPrompt(prompt)).toEqual({ decision: 'assistant' });
  });
});

describe('properties', () => {
  const surroundings = fc.string({ unit: fc.constantFrom(...'abc de,.-!?\n\u200b') });
  const sureNames = otherNetworks.flatMap(({ names = [] }) => names).filter((name) => name !== 'rupay');

  test('a word of Visa or Mastercard wins over every other network', () => {
    const major = fc.constantFrom('Visa', 'MASTERCARD', 'VisaNet', 'TC 05', 'IPM', 'BASE II');
    fc.assert(
      fc.property(fc.constantFrom(...sureNames), major, fc.boolean(), (other, word, first) => {
        expect(screenPrompt(first ? `${word} and ${other}` : `${other} or ${word}`).decision).toBe(
          'assistant',
        );
      }),
    );
  });

  test('letter case does not matter for a name that means nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sureNames), fc.boolean(), (name, upper) => {
        const prompt = `what about ${upper ? name.toUpperCase() : name} fees`;
        expect(screenPrompt(prompt).decision).toBe('unsupported_network');
      }),
    );
  });

  test('no text makes screening fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), surroundings, (one, other) => {
        expect(['assistant', 'unsupported_network']).toContain(screenPrompt(one + other).decision);
      }),
    );
  });
});

test('a long list of ambiguous names is screened with the name at its end, in no more time than other text', () => {
  const before = process.cpuUsage();
  expect(screenPrompt(`${'discover, '.repeat(390)}amex`)).toEqual({
    decision: 'unsupported_network',
    networks: ['Discover', 'American Express'],
  });
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});
