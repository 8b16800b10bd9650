import { stem } from './stem.ts';

/** Words of the field that mean the same; the first of each row stands for all. */
const alike = `
authorize authorisation authorization authorise auth auths
decline refuse reject deny denial refusal rejection declinature
transaction txn trx txns
error err
reversal reverse
de element
settle settlement
chargeback chargebacks
tokenize tokenisation token tokenization
encrypt encryption encipher
acquirer acquiring acquire
issuer issuing issuance
party player participant actor
fraud scam
verify validate
calculate compute
part component piece
merchant retailer shop seller
terminal till
unavailable inoperative unreachable outage
customer client
complain complaint dispute
response reply answer
mastercard mc
`;

const phrases: [RegExp, string][] = [
  [/\b3-?d[\s-]?secure\b|\b3ds2?\b/gi, '3ds'],
  [/\bcash[\s-]back\b/gi, 'cashback'],
  [/\btrans(?=Status\b)/g, ''],
  [/\bliable\b|\bliabilities\b/gi, 'liability'],
  [/\bDE[\s-]?0*(\d{1,3})\b/g, 'de$1'],
  [/\bF(\d{2})\b/g, 'de$1'],
  [/\b(?:data elements?|fields?|bits?)\s+0*(\d{1,3})\b/gi, 'de$1'],
  [/\bdata elements?\b/gi, 'DE'],
  [/\btime[\s-]outs?\b|\btimed[\s-]out\b|\btimes[\s-]out\b|\btiming[\s-]out\b/gi, 'timeout'],
  [/\bno (?:answer|response|reply)\b|\b(?:answer|response|reply) never (?:came|arrived)\b/gi, 'timeout'],
  [
    /\b(?:cannot|can['’]t|does not|doesn['’]t|do not|did not|didn['’]t) (?:answer|respond|reply|be reached)\b/gi,
    'unavailable',
  ],
  [
    /\b(?:does|do|did)(?: not|n['’]t) (?:agree|equal|match|add up|balance|tally|reconcile)\b|\bout of balance\b/gi,
    'mismatch',
  ],
  [/\b(is|are|was|were|goes|went|be|being) down\b/gi, '$1 unavailable'],
  [/\bsecond presentments?\b|\bre-?presentments?\b/gi, 'representment'],
  [/\be-commerce\b/gi, 'ecommerce'],
  [/\bcard numbers?\b|\bprimary account numbers?\b/gi, 'PAN'],
  [/\bstand[\s-]in(?: processing)?\b/gi, 'STIP'],
  [/\bmaster ?card\b/gi, 'mastercard'],
  [/\b(\d+)-D(?:ES)?\b/g, '$1des'],
  [/\btriple[\s-]des\b|\btdes\b|\btdea\b/gi, '3des'],
  [/\bset[\s-]up\b/gi, 'setup'],
  [/\b(?:shopper|guest|buyer)(s?)\b/gi, 'customer$1'],
  [/\beight[\s-]digit\b/gi, '8 digit'],
  [/\bsix[\s-]digit\b/gi, '6 digit'],
  [/\bthree[\s-]digit\b/gi, '3 digit'],
  [/\bISO[\s-]?(8583|20022|9564|4217|3166|7816|7813|7812|13491|16609|9797)\b/gi, 'iso$1'],
  [/\bpayment facilitators?\b|\bpay-?facs?\b|\bPFs?\b/gi, 'payfac'],
  [/\bx([1-8]\d\d)\b/gi, '0$1'],
  [/\bcharge[\s-]backs?\b/gi, 'chargeback'],
  [/\bpre-?auth(?:ori[sz]ation)?s?\b/gi, 'preauthorization'],
];

/** Two and three mostly only count what a question asks for. */
const numberWords = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const numberWord = new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'gi');

/** Most texts have none of them. Letters of either size count here: what is found needlessly stays as it is. */
const anyPhrase = new RegExp([...phrases.map(([{ source }]) => source), numberWord.source].join('|'), 'i');

const canonicalOf = new Map<string, string>();
for (const row of alike.trim().split('\n')) {
  const [first = '', ...rest] = row.split(' ').map((word) => stem(word));
  for (const word of rest) canonicalOf.set(word, first);
}

/** One term for each group of terms that mean the same. */
export function canonical(term: string): string {
  return canonicalOf.get(term) ?? term;
}

/** Writes terms of several words as one, so that "data element 39", "field 39" and "DE39" are the same. */
export function joinPhrases(given: string): string {
  const text = given.replace(/\b(?:\p{Lu}\.){2,}/gu, (dotted) => dotted.replaceAll('.', ''));
  if (!anyPhrase.test(text)) return text;
  return phrases
    .reduce((joined, [pattern, replacement]) => joined.replace(pattern, replacement), text)
    .replace(numberWord, (word) => String(numberWords.indexOf(word.toLowerCase()) + 4));
}
