const asked =
  /\b(?:which|what)\b[^.?!]{0,40}\b(?:(?:reason|dispute|chargeback) (?:reason )?codes?|(?:visa |dispute )condition)\b|\bwhich condition\b/i;
const ofVisa = /(?<![\d.])1[0-3]\.\d{1,2}(?![\d.])/;
const ofMastercard = /(?<!\d)48\d\d(?!\d)/;

/** How a text tells the reason code or dispute condition that a question asks for, of the network it names; null when it asks for none. */
export function reasonCodeAsked(question: string): RegExp | null {
  if (!asked.test(question)) return null;
  const isOfVisa = /\bvisa\b|\bcondition\b/i.test(question);
  const isOfMastercard = /\bmastercard\b|\bMC\b/i.test(question);
  if (isOfVisa === isOfMastercard) return new RegExp(`${ofVisa.source}|${ofMastercard.source}`);
  return isOfVisa ? ofVisa : ofMastercard;
}
