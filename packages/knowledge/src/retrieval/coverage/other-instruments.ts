/** Ways to pay and to promise payment that use no card, and the messages and systems that carry them. */
const named = [
  /\b(?:upi|sepa|sct(?: inst)?|sdd|neft|rtgs|imps|chaps|bacs|fed ?wire|fed ?now|ach|nacha|paynow|promptpay|faster payments?|m-?pesa|aba numbers?|iban|swift(?: (?:gpi|codes?|bic|messages?))?|mt ?\d{3}|pacs(?:\.\d{3})?|(?:pain|camt)\.\d{3})\b/gi,
  /\b(?:(?:wire|bank|credit|instant|account[- ]to[- ]account|a2a) (?:transfers?|payments?)|(?<!\b(?:over|on|across|down|off) the )wires?|standing orders?|direct debits?|cheques?|checks? truncation|bank guarantees?|vostro|correspondent bank\w*|(?:digital|virtual) (?:euro|dollar|pound|rupee|yuan)|cbdcs?|stable ?coins?|open banking|remittances?|hawala)\b/gi,
  // A word by its small letters.
  /\bCHIPS\b|\bP(?:ix|IX)\b/g,
];

/** Whatever belongs to paying by card and to no other way. */
const ownWords =
  /\b(?:cards?|card[- ]?holders?|visa|mastercards?|maestro|cirrus|rupay|interchange|charge-?backs?|atms?|3-?ds|emv|contactless|iso ?8583|mti|mcc|presentments?|(?:card|payment) schemes?|(?:network|scheme)(?:'s)? settlement|our settlement|otb|open[- ]to[- ]buy|pre-?auths?|pre-?authori[sz]ations?|cash (?:advance|sub-?limit)s?)\b/i;
/** What may be said of other ways too. */
const cardWords =
  /\b(?:prepaid|authori[sz]ations?|reversals?|(?:an?|the|our|your|each|payment|transaction|issuer|acquirer|national) switch(?:es)?|(?:the|our|issuer|acquirer|bank) hosts?|pans?|bins?|iins?|terminals?|pos|merchants?|shops?|acquir\w+|issuers?|sub-?merchants?|schemes?|chips?|stripes?|magstripes?|swip\w+|pin ?pads?|pin blocks?|cash machines?|cashpoints?|lmks?|zmks?|zpks?|tmks?|bdks?|dukpt|kcvs?|arqc|arpc|pvv|cvv2?|cvc2?|tvr|aids?|rrn|arn|eci|cavv|pci|acs|payouts?|hsm|psps?|gateways?|drafts?|settlement (?:bank|account|statement|report|file|service)s?)\b/i;

/** Whether a question is about paying in another way than by card, and names nothing of cards beside it. */
export function isOfAnotherInstrument(question: string): boolean {
  const rest = named.reduce((text, each) => text.replace(each, ' '), question);
  return rest !== question && !ownWords.test(rest);
}

/** What a question names of other ways to pay. */
export function otherInstrumentsIn(question: string): string[] {
  return named.flatMap((each) => question.match(each) ?? []);
}

/** Whether a text names something that belongs to paying by card and to no other way. */
export function namesOnlyCards(text: string): boolean {
  return ownWords.test(text);
}

/** Whether a text names something that belongs to paying by card. */
export function namesCardPayments(text: string): boolean {
  return ownWords.test(text) || cardWords.test(text);
}
