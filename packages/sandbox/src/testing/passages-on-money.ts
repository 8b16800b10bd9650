import type { TestPassage } from './prompt.ts';

/** What a sale costs the merchant, layer by layer. */
export const fees: TestPassage = {
  title: 'Merchant pricing',
  section: 'Interchange, scheme fee and merchant service charge',
  body: `The merchant pays its acquirer a merchant service charge. Out of it the acquirer pays interchange to the issuer.

| Layer | Example on 100.00 |
|---|---|
| Interchange | 0.77 |`,
};

/** How a day is netted. */
export const netting: TestPassage = {
  title: 'Settlement',
  body: 'The net amount of a day is sales less refunds, chargebacks and fees. A refund of a part leaves the rest.',
};
