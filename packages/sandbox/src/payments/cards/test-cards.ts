import { createHash } from 'node:crypto';

/** What the issuer, or 3-D Secure before it, makes of a payment. */
export type Outcome =
  | { kind: 'approved' }
  | { kind: 'declined'; resultCode: string }
  /** Unless the merchant skips 3-D Secure; the issuer may insist on it all the same. */
  | { kind: 'challenged'; passed: 'approved' | 'declined'; insists?: boolean }
  | { kind: 'refused by 3-D Secure' }
  | { kind: 'approved late' }
  | { kind: 'held' }
  | { kind: 'reviewed' };

export type TestCard = {
  id: string;
  pan: string;
  scheme: 'VISA' | 'MASTERCARD';
  cardType: 'DEBIT' | 'CREDIT';
  /** What happens when it is typed in. */
  outcome: Outcome;
  /** What happens to its charges as a saved card, one after the other; the last holds for all that follow. */
  whenSaved: [Outcome, ...Outcome[]];
  /** Stands beside the number on the hosted page. */
  says: { en: string; ar: string };
};

const approved: Outcome = { kind: 'approved' };
const declined = (resultCode: string): Outcome => ({ kind: 'declined', resultCode });
const challenged = (passed: 'approved' | 'declined'): Outcome => ({ kind: 'challenged', passed });

function card(
  pan: string,
  id: string,
  says: TestCard['says'],
  outcome: Outcome,
  ...whenSaved: Outcome[]
): TestCard {
  const [first = outcome, ...others] = whenSaved;
  const visa = pan.startsWith('4');
  return {
    id,
    pan,
    scheme: visa ? 'VISA' : 'MASTERCARD',
    cardType: visa ? 'DEBIT' : 'CREDIT',
    outcome,
    whenSaved: [first, ...others],
    says,
  };
}

/** Every card the gateway knows. Nobody's: the numbers belong to the sandbox. */
export const testCards: TestCard[] = [
  card('4111111111111111', 'visa-approved', { en: 'Approved at once', ar: 'تُقبل فورًا' }, approved),
  card('5168441223630339', 'mastercard-approved', { en: 'Approved at once', ar: 'تُقبل فورًا' }, approved),
  card(
    '4663295942784758',
    'visa-declined',
    { en: 'Declined by the issuer (05)', ar: 'يرفضها المُصدر (05)' },
    declined('05'),
  ),
  card(
    '5513935292057458',
    'mastercard-declined',
    { en: 'Declined by the issuer (05)', ar: 'يرفضها المُصدر (05)' },
    declined('05'),
  ),
  card(
    '4111110000000518',
    'insufficient-funds',
    { en: 'Insufficient funds (51)', ar: 'الرصيد غير كافٍ (51)' },
    declined('51'),
  ),
  card('4111110000000542', 'expired', { en: 'Expired card (54)', ar: 'بطاقة منتهية (54)' }, declined('54')),
  card('4111110000000435', 'stolen', { en: 'Stolen card (43)', ar: 'بطاقة مسروقة (43)' }, declined('43')),
  card(
    '4111110000000914',
    'issuer-unavailable',
    { en: 'Issuer unavailable (91)', ar: 'المُصدر غير متاح (91)' },
    declined('91'),
  ),
  card(
    '4111110000000963',
    'gateway-timeout',
    { en: 'No answer for 35 seconds, then paid', ar: 'لا جواب لمدة 35 ثانية ثم تُدفع' },
    { kind: 'held' },
  ),
  card(
    '4111110000003009',
    'challenge',
    { en: '3-D Secure: code 1234 passes', ar: 'تحقق ثلاثي الأبعاد: الرمز 1234 صحيح' },
    challenged('approved'),
  ),
  card(
    '4111110000003017',
    'challenge-declined',
    { en: '3-D Secure passes, then declined (05)', ar: 'ينجح التحقق ثم تُرفض (05)' },
    challenged('declined'),
  ),
  card(
    '4111110000003025',
    'refused-by-3ds',
    { en: 'Refused by 3-D Secure at once', ar: 'يرفضها التحقق فورًا' },
    { kind: 'refused by 3-D Secure' },
  ),
  card(
    '4111110000002001',
    'approved-late',
    { en: 'Approved 20 seconds after you return', ar: 'تُقبل بعد عودتك بعشرين ثانية' },
    { kind: 'approved late' },
  ),
  card(
    '4111110000006002',
    'renewals-declined',
    { en: 'Approved; every renewal declined (51)', ar: 'تُقبل؛ ويُرفض كل تجديد (51)' },
    approved,
    declined('51'),
  ),
  card(
    '4111110000006010',
    'first-renewal-declined',
    { en: 'Approved; first renewal fails (91)', ar: 'تُقبل؛ ويفشل أول تجديد (91)' },
    approved,
    declined('91'),
    approved,
  ),
  card(
    '4111110000006028',
    'renewals-challenged',
    { en: 'Approved; renewals need 3-D Secure', ar: 'تُقبل؛ ويتطلب التجديد التحقق' },
    approved,
    { kind: 'challenged', passed: 'approved', insists: true },
  ),
  card(
    '4111110000007000',
    'reviewed',
    { en: 'Held for a fraud review', ar: 'تُحجز لمراجعة الاحتيال' },
    { kind: 'reviewed' },
  ),
];

const byPan = new Map(testCards.map((known) => [known.pan, known]));
const byToken = new Map(testCards.map((known) => [tokenOf(known), known]));

/** The card with this number; undefined for any other, so that no real card is taken. */
export function findTestCard(digits: string): TestCard | undefined {
  return byPan.get(digits);
}

/**
 * The token of a saved card. It comes from the card's name, not from its number, so that it tells nothing, and it is
 * the same after a restart, so that a product can go on charging the cards it keeps.
 */
export function tokenOf({ id }: TestCard): string {
  return createHash('sha256').update(`saved card of the sandbox: ${id}`).digest('base64');
}

export function findByToken(token: string): TestCard | undefined {
  return byToken.get(token);
}
