/** What stands where a card verification value or a PIN was masked. */
const mark = /\[removed\]/g;
const label =
  '(?:cvv2?|cvc2?|cav2?|csc2?|cvn2?|cvd2?|cid|4dbc|pin|security {1,2}code|verification {1,2}(?:value|code|number))';
const owner = '(?:my|the|his|her|their|your|our|its) (?:card |atm |debit )?';
/** "CVV: [removed]", "my PIN is [removed]", "[removed] is my CVV". */
const labelledMark = new RegExp(
  `\\b(?:and |with |(?:and |with )?${owner})?${label}\\b(?:[ _](?:number|code|value|no\\.?))?[^\\w\\n[\\]]{0,6}(?:(?:entered|used|given) ?)?(?:(?:is|was|are|equals|to|of)\\b)?[^\\w\\n[\\]]{0,6}\\[removed\\]|\\[removed\\] (?:is|was|as) ${owner}${label}\\b`,
  'gi',
);

/**
 * The readings of a question whose verification values and PINs were masked, without them: first without their labels as
 * well, then but for the labels. Any other has one reading, itself.
 */
export function withoutRemovedValues(question: string): readonly [string, ...string[]] {
  if (question.search(mark) === -1) return [question];
  return [question.replace(labelledMark, ' ').replace(mark, ' '), question.replace(mark, ' ')];
}
