import { stemmer } from 'stemmer';

/** Everyday short forms of practitioners, and the word each stands for. */
const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: 'account',
    accts: 'accounts',
    amt: 'amount',
    auth: 'authorization',
    auths: 'authorizations',
    authed: 'authorized',
    preauth: 'preauthorization',
    preauths: 'preauthorizations',
    biz: 'business',
    cust: 'customer',
    err: 'error',
    errs: 'errors',
    info: 'information',
    max: 'maximum',
    mgmt: 'management',
    mio: 'million',
    mln: 'million',
    min: 'minimum',
    msg: 'message',
    msgs: 'messages',
    perso: 'personalization',
    recon: 'reconciliation',
    resp: 'response',
    tran: 'transaction',
    trans: 'transactions',
    trx: 'transaction',
    timedout: 'timeout',
    timesout: 'timeout',
    timingout: 'timeout',
    txn: 'transaction',
    txns: 'transactions',
    yr: 'year',
    yrs: 'years',
  }),
);

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acknowledgement: 'acknowledgment',
    ageing: 'aging',
    catalogue: 'catalog',
    centre: 'center',
    centres: 'centers',
    defence: 'defense',
    dialogue: 'dialog',
    enrol: 'enroll',
    enrolment: 'enrollment',
    fulfil: 'fulfill',
    fulfilment: 'fulfillment',
    grey: 'gray',
    instalment: 'installment',
    instalments: 'installments',
    judgement: 'judgment',
    licence: 'license',
    licences: 'licenses',
    programme: 'program',
    programmes: 'programs',
  }),
);

/** Words whose Porter stem would meet the wrong words, or miss the right ones. */
const ownStems: ReadonlyMap<string, string> = new Map(
  Object.entries({
    customs: 'customs',
    presentment: 'presentment',
    presentments: 'presentment',
    settlement: 'settl',
    settlements: 'settl',
    reconciliation: 'reconcil',
    reconciliations: 'reconcil',
    reconcile: 'reconcil',
    reconciled: 'reconcil',
    reconciles: 'reconcil',
    reconciling: 'reconcil',
    personalization: 'personaliz',
    personalize: 'personaliz',
    personalized: 'personaliz',
    personalizing: 'personaliz',
    verify: 'verif',
    verified: 'verif',
    verifies: 'verif',
    verifying: 'verif',
    honored: 'honor',
    issuance: 'issu',
    income: 'income',
    pos: 'pos',
  }),
);

/** One spelling for British and American words: authorisation, cancelled, honour. */
export function foldSpelling(word: string): string {
  const whole = shortForms.get(word) ?? spellings.get(word);
  if (whole) return whole;
  if (word.length < 5) return word;
  return word
    .replace(/([a-z]{3})is(e|ed|er|ers|es|ing|able|ation|ations)$/, '$1iz$2')
    .replace(/^(anal|catal)ys(e|ed|es|ing)$/, '$1yz$2')
    .replace(/^((?:mis|dis)?(?:behavi|col|fav|hon|lab|neighb))our/, '$1or')
    .replace(
      /^(cancel|channel|fuel|label|level|model|signal|total|travel)l(ed|er|ing|ation|ations)$/,
      '$1$2',
    );
}

const stems = new Map<string, string>();
const mostStems = 50_000;
/** No word of a language is longer; a run of letters that is would cost time and memory for nothing. */
export const mostLettersOfWord = 40;

/** The stem of a word in lower case; what holds a digit, words of three letters or fewer and those of more than 40 stay whole. */
export function stemWord(word: string): string {
  if (word.length > mostLettersOfWord) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const spelled = foldSpelling(word);
  const keepsWhole = spelled.length <= 3 || /\d/.test(spelled) || !/^[a-z]+$/.test(spelled);
  const stem = keepsWhole ? spelled : (ownStems.get(spelled) ?? meetsShort(stemmer(spelled)));
  if (stems.size < mostStems) stems.set(word, stem);
  return stem;
}

/** The "kei" of keys and keyed meets the word of three letters, which stays whole: key, day, pay. */
function meetsShort(stem: string): string {
  return /^[a-z]{2}i$/.test(stem) ? `${stem.slice(0, 2)}y` : stem;
}
