import { type CategoryId, categoryTitles } from '@genie/contract/client';

export type Topic = {
  readonly id: CategoryId;
  readonly title: string;
  /** What the category answers, in a sentence. */
  readonly about: string;
  readonly holds: readonly string[];
  /** Codes that questions of the category turn on. */
  readonly codes: readonly string[];
};

const topic = (id: CategoryId, about: string, codes: readonly string[], holds: readonly string[]): Topic => ({
  id,
  title: categoryTitles[id],
  about,
  holds,
  codes,
});

/** When the list was last changed. */
export const topicsUpdated = { iso: '2025-07-01', text: '1 July 2025' } as const;

/** The categories that the Free Plan covers. */
export const freeTopics: ReadonlySet<CategoryId> = new Set([1, 4, 8]);

/** The eight supported topics, in their order. */
export const topics: readonly Topic[] = [
  topic(
    1,
    'Who takes part in a card payment, what happens from tap to statement, and what it costs.',
    ['PAN', 'BIN', 'EMV', '3DS', 'PCI DSS'],
    [
      'The four-party model and who earns what',
      'Authorisation, clearing and settlement',
      'Card numbers, BIN and the Luhn check',
      'Debit, credit, prepaid and charge cards',
      'EMV chip, contactless, QR and wallets',
      'Cardholder verification and 3-D Secure',
      'Network tokens',
      'Reversals, refunds, disputes and fraud',
      'PCI DSS, ISO 20022 and the map of standards',
    ],
  ),
  topic(
    2,
    'How an issuer sets up a product, makes the card and looks after it until it is replaced.',
    ['CMS', 'CVV2', 'PSN', 'PVV'],
    [
      'Products, accounts and hierarchies',
      'Card life cycle, status and block codes',
      'Embossing files and the personalization bureau',
      'EMV data preparation',
      'Magnetic stripe and service code',
      'PIN generation, delivery and change',
      'Renewal, replacement and reissue',
      'Instant issuance and virtual cards',
      'Limits, fees, rewards and instalments',
    ],
  ),
  topic(
    3,
    'Which keys protect a payment, who holds them, and what the HSM does with them.',
    ['LMK', 'ZPK', 'DUKPT', 'KCV', 'TR-31'],
    [
      'The HSM, its commands and its errors',
      'Key hierarchy, ceremonies and check values',
      'PIN blocks, translation and verification',
      'DUKPT and master/session keys',
      'Key blocks: TR-31 and X9.143',
      'Zone key exchange and remote key loading',
      'CVV, iCVV, ARQC and ARPC',
      'Message authentication codes',
      'PCI PIN, PCI HSM and P2PE',
    ],
  ),
  topic(
    4,
    'How a message is built, routed, answered and put right when the answer does not come.',
    ['MTI', 'DE 39', 'DE 55', '0800', 'STIP'],
    [
      'ISO 8583 messages, bitmaps and versions',
      'Response codes and issuer checks',
      'Processing codes, amounts, dates and entry modes',
      'Reversals, advices, time-outs and retries',
      'Stand-in and store-and-forward',
      'Routing by BIN and message translation',
      'Network management and TCP framing',
      'ATM protocols NDC and DDC',
      'Monitoring, testing and migration',
    ],
  ),
  topic(
    5,
    'How what was approved becomes money, and how to find the difference when it does not.',
    ['ARN', 'T+1', 'MT940', 'camt.053'],
    [
      'Single and dual message',
      'Clearing files, controls, rejects and returns',
      'Matching clearing to authorisation',
      'Interchange and scheme fees',
      'Net settlement, settlement banks and finality',
      'Currency conversion and DCC',
      'Reconciliation, exceptions and suspense',
      'Chargebacks and fees in clearing',
      'RuPay clearing and settlement',
    ],
  ),
  topic(
    6,
    'What Visa’s messages and clearing records carry, and the rules that go with them.',
    ['TC 05', 'F 62.2', 'ECI 05', 'VSS'],
    [
      'V.I.P., BASE I, SMS and BASE II',
      'Authorisation messages and main fields',
      'Transaction codes and records (TC, TCR)',
      'The transaction identifier',
      'STIP parameters and advices',
      'Stored credentials, tokens and Visa Direct',
      'Decline categories and retry rules',
      'Disputes and pre-dispute services',
      'ECI, CAVV, CVV2 and AVS results',
    ],
  ),
  topic(
    7,
    'What Mastercard’s messages and IPM files carry, and the rules that go with them.',
    ['DE 48', 'PDS', 'IPM', 'SLI', 'MAC'],
    [
      'Dual message, single message and GCMS',
      'Authorisation messages and types',
      'DE 48 subelements',
      'IPM clearing and private data subelements',
      'Trace ID and Banknet reference',
      'Merchant advice codes and retry rules',
      'Identity Check, SCA and stored credentials',
      'MDES tokens',
      'Dispute cycle and reason codes',
    ],
  ),
  topic(
    8,
    'How merchants are signed up, equipped, paid, priced and kept out of trouble.',
    ['MID', 'TID', 'MCC', 'MDR'],
    [
      'Acquirer, gateway, processor and facilitator',
      'Onboarding and merchant hierarchy',
      'Terminals, parameters and faults',
      'Batch settlement and reconciliation',
      'E-commerce, MOTO, recurring and wallets',
      'Merchant pricing and surcharges',
      'Funding, split payments and payouts',
      'Chargebacks and fraud tools',
      'Monitoring programmes and PCI scope',
    ],
  ),
];
