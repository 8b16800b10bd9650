/** "Where does DE 52 stand in a message": the verb and its preposition, which are no stand-in processing. */
const standsSomewhere =
  /\b(?:stands?|stood|standing)\s+(?=in\s+(?:an?|the|my|our|your|its|which|what|this|that|these|each|every|any|all|DE|field|tag|track|byte|column|position)\b)/gi;

/** Three words that would drown the one that says whose code is sought. */
const merchantCategoryCode = /\bmerchant category codes?\b/gi;

/** "When does it kick in": the verb, which is no word of documents. */
const kicksIn = /\b(?:kick(s|ed)?|kicking)\s+in\b/gi;

/** A question without the everyday phrases whose words are also a term of the field, and with one that says little written short. */
export const withoutPlainPhrases = (question: string): string =>
  question
    .replaceAll(standsSomewhere, '')
    .replaceAll(kicksIn, 'start$1')
    .replaceAll(merchantCategoryCode, 'MCC');
