const forms = [
  /\bdiff(?:s|eren(?:ce|ces|t))?\s+(?:is\s+|are\s+|there\s+)*(?:between|among)\s+(.+)$/i,
  /\b(?:compare|comparing|comparison\s+(?:of|between)|contrast|distinguish(?:\s+between)?|distinction\s+between|(?:decide|choose|choice)\s+between)\s+(.+)$/i,
  /\bhow\s+(?:does|do|is|are)\s+(.+?)\s+(?:differ(?:s|ent)?)\s+from\s+(.+)$/i,
  /^(?:what\s+is\s+|explain\s+|is\s+|should\s+(?:i|we)\s+use\s+|when\s+(?:should\s+(?:i|we)|to|do\s+(?:i|we))\s+use\s+)?(.+?)\s+(?:vs\.?|versus|or|as\s+opposed\s+to|rather\s+than|instead\s+of|compared\s+(?:to|with))\s+(.+)$/i,
  /^(?:the\s+)?diff(?:s|erences?)?\s+(?:of\s+)?((?!in\s)[a-z]\S*(?:\s\S+){0,3}\s+(?:and|vs\.?|versus|to|&)\s+.+)$/i,
  /^(?:the\s+)?[Dd]iff(?:erences?)?\s+([A-Z][A-Z\d]{1,6})\s+([A-Z][A-Z\d]{1,6})$/,
];
const orForm = 3;
const versus = /\s+(?:vs\.?|versus)\s+|\s*,\s*(?:and\s+|or\s+)?/i;
const adjectives =
  /^(?:single|dual|hard|soft|full|partial|online|offline|static|dynamic|credit|debit|prepaid|symmetric|asymmetric|primary|secondary|contact|contactless|gross|net|issuing|acquiring|fixed|variable|domestic|international|open|closed)$/i;
const brand = /^(?:visa|mastercard|rupay)\s+(?=\S)/i;
const brands = /^(?:visa|mastercard|rupay)$/i;
const topic = /^(?:[A-Z]{2}[A-Z]+|(?=[A-Z\d]*[A-Z])(?=[A-Z]*\d)[A-Z\d]{3,})\s+(?=[a-z][a-z-]+$)/;
const separator = /\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|vs\.?|versus|with|to|from|against|or|&)\s+/i;

/** "a refund and a reversal, and which is cheaper": what is asked besides is no side. */
const furtherQuestion = /(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+)(?:how|what|which|when|why|who|where)\s.*$/i;

/** "What is X and how does it differ from Y?" compares X. */
const antecedent =
  /^(?:what\s+(?:is|are)|explain|define|describe)\s+(?:an?\s+|the\s+)?(.{2,50}?)(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+)(?:how|what|in)\s/i;
const pronoun = /^(?:it|they|this|that|these|those)$/i;
/** "1644 with function code 685 versus 688" */
const withCode = /^\d{4}\s+with\s+(?=[a-z])/i;
const oneOf = /^(?:one|that|those)\s+of\s+(?:the\s+)?/i;
/** "the UK with the situation in the US": what is left of it names nothing. */
const nothingByItself = /^(?:situation|position|case|rules?|law|rest|one|others?)$/i;
/** "from a BIN sponsor and an issuer processor": an article opens a thing of its own. */
const withArticle = /\s+(?:and|or)\s+(?=(?:an?|the|from)\s)/i;

/** A table with more columns is hardly read. */
const mostSides = 4;
const inSoManyWords = /\bvs\.?\s|\bversus\b/i;
const inPlaceOf = /\b(?:rather than|instead of)\b/i;
/** What somebody got in place of something else is told, and compares nothing: "ATM gave 150 instead of 200". */
const asksWhichOfTwo = /^(?:should|when|is|explain|what)\b|^\S+(?: \S+)? (?:rather than|instead of) /i;

/** "an advice and a request, like 0220 versus 0200": examples of what is compared are no further sides. */
const examples = /,?\s+(?:like|such as|e\.g\.|for (?:example|instance)),?\s+[^,;?]*(?=[?.!]*$)/i;

/** "A versus B, explain the difference" says again that it compares. */
const saidAgain =
  /[,;:]?\s+(?:please\s+)?(?:explain|describe|show|tell)(?:\s+me)?\s+(?:the\s+)?diff(?:s|erences?)?(?:\s+please)?(?=[\s?.!]*$)/i;

/** What a question compares: two to four sides, or none. Of several questions the last that compares. */
export function findSides(question: string): string[] {
  for (const sentence of question.split(/(?<=\?)\s+/).toReversed()) {
    const compared = sentence.replace(saidAgain, '');
    const given = sidesIn(compared.replace(examples, ''), question);
    const sides = given.length > 0 ? given : sidesIn(compared, question);
    if (sides.length > 0) return sides;
  }
  return [];
}

function sidesIn(sentence: string, question: string): string[] {
  for (const [index, form] of forms.entries()) {
    const match = form.exec(sentence);
    if (!match) continue;
    if (
      index === orForm &&
      inPlaceOf.test(match[0]) &&
      !inSoManyWords.test(match[0]) &&
      !asksWhichOfTwo.test(match[0])
    )
      continue;
    // A plain "or" compares only in a short question; "is it declined or approved" is rarely one.
    if (
      index === orForm &&
      /\bor\b/i.test(match[0]) &&
      !/\bvs\.?\b|\bversus\b/i.test(match[0]) &&
      !/^(?:should|when)/i.test(match[0])
    )
      continue;
    const given = match
      .slice(1)
      .filter((part) => part !== undefined)
      .map((part) => part.replace(furtherQuestion, ''));
    const written =
      given.length > 1
        ? given.flatMap((part) => part.split(versus)).flatMap((part) => part.split(withArticle))
        : (given[0] ?? '').split(separator);
    const meant = antecedent.exec(question)?.[1] ?? '';
    const bare = written.map(bareSide).map((side) => (pronoun.test(side) ? meant : side));
    const named = bare.slice(1).some((side) => oneOf.test(side)) ? bare.map(bareOwner) : bare;
    const sides = [...new Set(named.filter((side) => side !== '' && !nothingByItself.test(side)))];
    if (sides.length > 1) return complete(withoutTopic(sides).slice(0, mostSides));
  }
  return [];
}

/** "a message of 1987 and one of 1993" compares 1987 with 1993. */
const bareOwner = (side: string): string => side.replace(oneOf, '').replace(/^.*\sof\s+(?:the\s+)?/i, '');

/** "3DS2 frictionless vs challenge": what stands in front of the first of plain words is said of all. */
function withoutTopic([first = '', ...others]: string[]): string[] {
  const arePlain = others.every((side) => /^[a-z][a-z-]+$/.test(side));
  return [arePlain ? first.replace(topic, '') : first, ...others];
}

function bareSide(side: string): string {
  return side
    .replace(/^what\s+(?:does|do)\s+(.+)\s+do$/i, '$1')
    .replace(/^what\s+(?:does|do|is|are)\s+/i, '')
    .replace(/^(?:from\s+)?(?:both|the|a|an)\s+/i, '')
    .replace(/\s+[-\u2013\u2014]\s+.*$|[,;:]?\s+(?:and\s+)?(?:how|what|which|when|why|who)\s.*$/i, '')
    .replace(/\s+(?:in|on|for|under|within|when|at|during|by|as)\s+.*$/i, '')
    .replace(/\s+means?$/i, '')
    .replace(/\s+(?:in|on|for|under|within|when|at|during|by|as|of|to|with)$/i, '')
    .replace(/^[^:]*:\s+(?=\S)|[\s:]+$/g, '')
    .replace(/[?.!,;]+$/, '')
    .trim();
}

/** "response code 51 and 61" names what 61 is only once; so does "single and dual message". */
function complete(sides: string[]): string[] {
  const [given = '', ...others] = sides;
  // A network named before the first side is meant of all, and so is a message with one code and with another.
  const own = others.some((side) => brand.test(side)) ? given : given.replace(brand, '');
  const first = others.every((side) => /^\d+$/.test(side)) ? own.replace(withCode, '') : own;
  const last = others.at(-1) ?? '';
  const head = /^((?:[a-z]+\s+)+(?:\d+:)?)\S*\d\S*$/i.exec(first)?.[1];
  if (head !== undefined && others.every((side) => /^(?!(?:F|DE)-?\d)\S*\d\S*$/.test(side))) {
    return [first, ...others.map((side) => head + side)];
  }
  const named = [first, ...others];
  const words = last.split(/\s+/);
  if (words.length > 1 && named.slice(0, -1).every((side) => adjectives.test(side) || brands.test(side))) {
    const noun = words.slice(1).join(' ');
    return named.map((side, index) => (index < named.length - 1 ? `${side} ${noun}` : side));
  }
  return named;
}
