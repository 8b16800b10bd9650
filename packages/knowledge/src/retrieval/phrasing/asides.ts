const you = "(?:i ?['’]?a?m|i was|we ?['’]?(?:a?re)?)";
const plainQuestion =
  "(?:(?:just|only|maybe|perhaps|one|another|an?|my|very|really|quick|short|small|little|stupid|silly|dumb|basic|simple|easy|naive|noob|newbie|beginner(?:['’]?s)?) )*(?:quick|short|small|little|stupid|silly|dumb|basic|simple|easy|naive|noob|newbie|beginner(?:['’]?s)?) question(?: (?:maybe|perhaps|please|here))?";
const role =
  '(?:(?:new|junior|senior|internal|external|business|software|test|project|product|support) )*(?:auditor|assessor|tester|developer|programmer|engineer|analyst|consultant|manager|agent|trainee|student|intern|journalist|outsider|layperson|layman)';
/** Who asks, and how the question sounds to him: before it, with a sign or "but" between them. */
const before = [
  `(?:${you} )?(?:(?:totally|completely|quite|very|absolutely) )?new (?:here|to (?:this|cards|payments|card payments))`,
  `(?:${you} )?(?:an? )?(?:(?:total|complete|absolute) )?(?:beginner|newbie|noob|newcomer|novice)(?: here)?`,
  `(?:sorry|excuse me|forgive me)(?:,? (?:if|for) (?:this is |that is |it is |asking |the )?${plainQuestion})?`,
  plainQuestion,
  'asking for a (?:friend|colleague)',
  '(?:just )?(?:curious|wondering)|(?:just )?out of (?:pure )?curiosity',
  `(?:(?:speaking|asking) )?as an? ${role}`,
  `${you} (?:the|an?) ${role}`,
  `${role} here`,
];
/** For whom an answer is to be written: before the question or behind it. */
const anywhere = [
  `(?:please )?(?:explain (?:it |this |that )?(?:to me )?)?(?:like|as if) (?:${you}|you would to) ?(?:an? )?(?:5|five|six|6|child|kid|beginner)(?:[- ]years?[- ]olds?)?`,
  `(?:please )?(?:explain (?:it |this |that )?(?:to me )?)?(?:like|as if) (?:${you}|i were) (?:new(?: (?:here|to (?:this|it|cards|payments)))?|dumb|stupid|an? idiot)`,
  '(?:like|as if) i (?:know|knew) nothing(?: (?:of|about) (?:it|this|cards|payments))?',
  'eli ?5',
  '(?:explained )?for (?:dummies|beginners|newcomers|newbies|laymen|laypeople|an? (?:layman|layperson|beginner|newcomer))',
  "in (?:very )?(?:simple|plain|easy|everyday) (?:words|terms|english|language)|in layman['’]?s terms",
];
const lead = new RegExp(
  `^\\s*(?:(?:${[...before, ...anywhere].join('|')})(?:\\s*[,:;.!-]+\\s*(?:but |so |and )?|\\s+but\\s+))+`,
  'i',
);
const leadWithoutSign = new RegExp(
  `^\\s*(?:${anywhere.join('|')})\\s+(?=(?:what|how|why|who|when|where|which|is|are|do|does|can)\\b)`,
  'i',
);
const end = new RegExp(
  `(?:\\s*[,:;(–-]+\\s*|\\s+)(?:${anywhere.join('|')})(?: please)?\\)?(?=\\s*[.?!]*\\s*$)`,
  'i',
);
/** When, which is nothing old and no day: "compared with the old days", "back then". */
const formerly =
  /(?:, | )?\b(?:(?:compared )?(?:in|from|with|to|than) )?the (?:good )?old(?:en)? (?:days|times)\b|(?:, | )?\b(?:back then|these days|nowadays)\b/gi;
const listeners =
  '(?:an?|my|our|the|some|your) (?:(?:new|junior|young|small|non-?technical|job|interview) )*(?:colleagues?|co-?workers?|trainees?|apprentices?|interns?|boss|managers?|team|team ?mates?|beginners?|newcomers?|newbies?|novices?|students?|friends?|laym[ae]n|laypersons?|child|children|kids?|grandmother|grandma|interviewers?|panel)';
const listener = new RegExp(
  `\\b(explain|describe|clarify|show)(?: (?:it|this|that))? to ${listeners}(?=,? (?:what|how|why|who|when|where|which)\\b)`,
  'gi',
);
const handedOver =
  '\\b(?:how to|issu\\w*|giv\\w*|sen[dt]\\w*|len[dt]\\w*|add\\w*|(?:sell|sold)\\w*|ship\\w*|mail\\w*|pay\\w*|paid|transfer\\w*)\\b';
/** The same behind what is asked: "explain a chargeback to an interview panel"; a card is issued to a child, though. */
const listenerBehind = new RegExp(
  `\\b((?:explain|describe|clarify|define)\\b(?:(?!${handedOver}).)*?),? to ${listeners}(?=\\s*[.?!]*\\s*$)`,
  'i',
);
const interview = /,? (?:for|in|at|before) (?:an?|my|the) (?:job )?interview(?: panel)?(?=\s*[.?!]*\s*$)/i;
const fewestLeft = 2;

/** A question without what is said around it, who asks and for whom: "new here: ...", "... like I am five". */
export function withoutAsides(question: string): string {
  const rest = question
    .replace(lead, '')
    .replace(leadWithoutSign, '')
    .replace(end, '')
    .replace(formerly, '')
    .replace(listener, '$1')
    .replace(listenerBehind, '$1')
    .replace(interview, '')
    .trim();
  if (rest === question) return question;
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= fewestLeft ? rest : question;
}
