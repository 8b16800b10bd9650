/** The kind of thing that a question wants to be told, and by which a sentence or a row that tells it is known. */
export type AnswerType =
  | 'length'
  | 'duration'
  | 'cost'
  | 'amount'
  | 'bearer'
  | 'who'
  | 'when'
  | 'place'
  | 'verdict';

type Form = { type: AnswerType; asked: RegExp; told: RegExp };

const unit =
  '(?:business |calendar |working |banking )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|ms)';
const number =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety)';
const party =
  '(?:issuers?|acquirers?|networks?|merchants?|cardholders?|banks?|processors?|schemes?|terminals?|senders?|receivers?|gateways?|customers?|card|switch|host|HSM|Visa|Mastercard|programme manager|bureau|personaliser|regulator)';

const periods =
  '(?:periods?|windows?|time\\w*|deadlines?|holds?|limits?|validity|delays?|retention|process|cycles?|phases?|stages?|steps?|waits?|chargebacks?|disputes?|authori[sz]ations?|sessions?|settlement|transactions?|kept|held|valid|good|open|\\w{2,}ed)';
const pieces = '(?:digits?|bytes?|bits?|characters?|positions?|letters?|hex\\w*)';

const forms: Form[] = [
  {
    type: 'length',
    asked: new RegExp(`^how long (?:is|are|can|may) (?!.*\\b${periods}\\b)[^,;]{2,40}\\b(?:be)?\\W*$`, 'i'),
    told: new RegExp(
      `\\b${number}(?:[ -](?:to|and|or|–) ?${number})?[ -](?:hexadecimal |decimal )?${pieces}\\b`,
      'i',
    ),
  },
  {
    type: 'duration',
    asked:
      /\bhow (?:long|soon|quickly|fast|late)\b|\bhow much (?:more )?time\b|\bhow many (?:calendar |business |working )?(?:seconds|minutes|hours|days|weeks|months|years)\b|\b(?:time ?(?:limit|frame)|deadline|validity period|grace period)s?\b|\bby when\b|\bwithin (?:what|which)\b/i,
    told: new RegExp(
      `\\b${number}(?:[ -](?:to|and|or|–) ?${number})?[ -]${unit}\\b|\\bdays? \\d|\\bT ?\\+ ?\\d`,
      'i',
    ),
  },
  {
    type: 'cost',
    asked:
      /\bhow much (?:does|do|is|are|will|would)\b[^.?!]*\b(?:costs?|fees?)\b|\bwhat (?:does|do|will) [^.?!]* cost\b/i,
    told: /\b(?:EUR|USD|GBP|dollars?|euros?|pounds?|per cent|free of charge)\b|%/i,
  },
  {
    type: 'amount',
    asked:
      /\bhow (?:many|much|large|big|high)\b|\bwhat (?:is|are) the (?:\w+ )?(?:maximum|minimum|most|least|limit|cap|length|size|percentage|share|rate|threshold)\b|\b(?:maximum|minimum) (?:number|amount|length|size)\b|^(?:what(?:'s|’s| is| are) (?:the )?)?(?:[\w-]+ ){1,5}(?:thresholds?|fees?)(?: (?:in |for )?20\d\d)?\W*$/i,
    told: new RegExp(
      `(?<!\\b(?:DE|TC|PDS|subfield|subelement|field|step|tag|code) ?)\\b${number}\\b|\\bhalf\\b|\\bmillions?\\b|\\bunlimited\\b`,
      'i',
    ),
  },
  {
    type: 'place',
    asked:
      /^where\b|\band where\b|\bwhere (?:is|are|in|does|do|can)\b|\b(?:in )?(?:which|what) (?:DE|field|data element|tag|subelement|subfield|position|PDS)s?\b/i,
    told: /\bDE \d|\btags? [0-9A-F]{2}|\bfields? \d|\bsubelements? \d|\bPDS \d|\bpositions? \d|\bsubfields? \d|\bbytes? \d/i,
  },
  {
    type: 'bearer',
    asked:
      /\bwho(?:'s| is| are| will be)? (?:usually |then )?(?:liable|responsible|at risk)\b|\bwho (?:usually |then |has to )?(?:bears?|eats?|carries|takes|loses) (?:the )?(?:loss|losses|risk|difference|cost|costs|money)\b/i,
    told: /\b(?:is|are|becomes?|stays?|remains?|held|not) (?:\w+ ){0,2}(?:liable|responsible)\b|\bliab\w+ (?:\w+ )?(?:is|lies|stays|falls|remains|rests)\b|\bbears?\b|\bborne\b|\bat risk\b|\bloses?\b|\bpays?\b|\bcarr(?:y|ies) the\b/i,
  },
  {
    type: 'who',
    asked:
      /^who(?:se|m)?\b|\b(?:and|,) who(?:se|m)?\b|\bby whom\b|\bwh(?:ich|ose) (?:party|side|bank|participant|role|system|institution)\b/i,
    told: new RegExp(
      `\\b${party}(?:'s [\\w-]+)? (?:who |that |which )?(?:[a-z]{3,}(?:es|s)\\b|may|must|can|is|are|has|does|decides?|pays?|bears?|carry|set|keep)|\\bby (?:the |an? |its )?${party}\\b|\\b(?:from|to|with|on|of) (?:the |an? )?${party}\\b|\\b(?:set|sent|made|paid|issued|chosen|assigned|done|decided|borne|filled) by\\b`,
      'i',
    ),
  },
  {
    type: 'verdict',
    asked:
      /^(?:(?:and|so|but|then),? )?(?:can|could|may|must|should|is|are|was|does|do|did|will|would|has|have|need)(?:n['’]t| not)? (?:it |there |an? |the |our |my |we |i |you )?\S|\b(?:and|,|but) (?:can|may|must|should|is|are|does|do|will) (?:it|they|we|i|you|the|an?|this|that)\b/i,
    told: /\b(?:must|may|can(?:not)?|not|never|no|forbid\w*|forbidden|allow\w*|permit\w*|requir\w*|need(?:s|ed)?|optional\w*|prohibit\w*|disallow\w*|always|only|mandatory|supported|possible|yes|mandate\w*|oblige[sd]?|refus\w*)\b/i,
  },
  {
    type: 'when',
    asked:
      /^(?:and |so )?when\b|\b(?:and|,) when\b|\bin which (?:case|situation)s?\b|\bunder (?:which|what) (?:condition|circumstance)s?\b|\bwhat triggers\b/i,
    told: /\b(?:when|once|after|before|until|as soon as|if|on receipt|at the time|while|whenever|because|cannot|does not answer|unavailable|in case)\b/i,
  },
];

const asking =
  /\bhow (?:long|soon|quickly|fast|late|big|high|large)\b|\bhow (?:many|much)(?: (?:seconds|minutes|hours|days|weeks|months|years))?\b|\b(?:which|what) (?:DE|data element|field|tag|subelement|subfield|PDS)s?\b(?! ?\d)/gi;

/** A question without the words that only say what kind of thing is wanted: they name no matter to look for. */
export function withoutAsking(question: string): string {
  return question.replaceAll(asking, ' ');
}

/** A topic in front of its question ends in a colon: "chargeback fee: who charges it". */
const sentenceEnd =
  /(?<=[.!?;])\s+|(?<=:)\s+(?=(?:who|what|when|where|which|how|can|may|must|is|are|does|do)\b)/i;

/** What a question wants to be told; null when it asks for no single thing. */
export function answerTypeOf(question: string): AnswerType | null {
  const asked = question.split(sentenceEnd);
  const matching = forms.filter(({ asked: form }) => asked.some((sentence) => form.test(sentence.trim())));
  return matching[0]?.type ?? null;
}

/** Says whether a text tells a thing of the type: a period to a how long, a number to a how many. */
export function tells(text: string, type: AnswerType): boolean {
  return forms.some((form) => form.type === type && form.told.test(text));
}
