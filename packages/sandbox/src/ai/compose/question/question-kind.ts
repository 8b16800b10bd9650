import { termsOf } from '../text/words.ts';
import { type Code, findCodes } from './codes.ts';
import { findSides } from './comparison-sides.ts';

/** What a question calls for; it decides the form of the answer. */
export type QuestionKind =
  | 'example'
  | 'comparison'
  | 'trouble'
  | 'code'
  | 'steps'
  | 'list'
  | 'definition'
  | 'reason'
  | 'general';

export type Question = {
  text: string;
  kind: QuestionKind;
  codes: Code[];
  /** What is compared with what; empty unless the kind is comparison. */
  sides: string[];
  /** What a definition is asked of; empty when the question has no such form. */
  subject: string;
  /** Whether it tells what happened; a code in it is then a circumstance, not what is asked for. */
  isScenario: boolean;
  /** The questions asked together, as in "What is X and when does it start?"; one when it is a single one. */
  parts: string[];
};

const example = /(?<!\bfor )\b(?:examples?|sample|dump|decoded|show me|look(?:s)? like|json|template of)\b/i;
const trouble =
  /\bwhy\b.*\b(?:declin|fail|reject|refus|wrong|mismatch|not match|differ|missing|time ?out|timed out|error|slow|lost|stuck|not work|return|twice|double|duplicate|0 balance|not (?:arriv|post|settle|clear|work|print|decrypt|verif))|\bgo(?:es)? wrong\b|\b(?:cause|causes|caused|causing) (?:of|a|an|the|by)?\b|\bhow (?:do|can|should|would) (?:i|we|you|one)\b.*\b(?:fix|debug|diagnose|troubleshoot|investigate|solve|resolve|find (?:out )?(?:who|why|what|whether|the (?:cause|reason|fault|difference|error)))\b|^(?!what (?:is|are)|which|how is).*\b(?:troubleshoot|debug|diagnos|root cause|problems?|failing|fails?|failed|broken|keeps? (?!seeing|hearing|reading|meeting|finding|forgetting|mixing|confusing)(?:\w+ing))|\bwhat (?:should|do|can|must) (?:i|we|you|one) (?:do|check|look)\b|\bwhat (?:should|must) (?:an?|the|our) (?:\w+ ){1,3}do\b|\bwhat could\b|\bbut not (?:in|on|at)\b/i;
const steps =
  /\bhow (?:does|do|is|are|was|to|can|should)\b|\bwhat happens\b|\b(?:steps?|flow|process|procedure|life ?cycle|sequence|stages?|walk me|journey)\b|\bfrom .+ to .+\b/i;
const list =
  /^(?:which|list|name)\b|\bwhat (?:are|were) (?:the )?(?:\w+[\s-]){0,3}(?:types?|kinds?|roles?|parts?|components?|elements?|fields?|parties|players|participants|models?|methods?|options?|rules?|reasons?|categories|values|codes|limits?|fees|risks|differences?|ways|states|phases|formats?)\b|\b(?:types|kinds) of\b|\bwhich\b|\bwhat (?:fields|values|data|messages|keys|checks|records)\b/i;
/** How something is made up is no sequence of steps. */
const layout = /^how (?:is|are) .+ (?:built|structured|made up|composed|laid out|organi[sz]ed|divided)\b/i;
const contents =
  /^what (?:is|are|goes) (?:carried |sent |stored |found )?in\b|^what (?:do|does) .+ (?:contain|carry|consist of)$|^what are (?:the|all) (?:[\w/]+[\s-]){0,4}\w+s\b(?! used for)/i;
const reason =
  /^why\b|\bwhy (?:is|are|do|does|did|must|should)\b|\bwhat is the (?:purpose|reason|point|benefit) of\b/i;

/** What goes through stages: "the flow of a purchase", "how a refund works". */
const course =
  /^(?:(?:flow|process|procedure|steps?|stages?|life ?cycle|life|journey|path|way|course|sequence)\b.*\b(?:of|for|in|from|through)\b|how\b(?! (?:much|many|long|often)\b)|what happens\b)/i;
const atEndOfCourse = /^what happens|\bstep by step\b|\b(?:flow|process|life ?cycle|journey)$/i;
const definitionForms = [
  /^(?:so,?\s+)?what(?:'s|’s|\s+is|\s+are|\s+was|\s+were)\s+(?:meant by\s+)?(.+?)(?:\s+(?:and|,)\s+(?:how|why|when|where|who|what|which)\b.*)?$/i,
  /^what\s+(?:do|does|did)\s+(.+?)\s+(?:mean|stand\s+for|contain|tell|do(?!\s+(?:if|when|once|after|before)\b)|carry|say)\b.*$/i,
  /^(?:define|explain|describe|tell\s+me\s+about|meaning\s+of|definition\s+of)\s+(.+)$/i,
  /^(?:can|could)\s+you\s+(?:define|explain|describe)\s+(.+)$/i,
];

/** "PDS in IPM - what is it …" asks what PDS in IPM is. */
const topicFirst = /^([^?!.]{2,60}?)\s*[-–—:,]?\s+what\s+(?:is|are)\s+(?:it|they|that|this|these|those)\b/i;
/** A threshold of something by name is asked for as a figure; what a floor limit is stays a definition. */
const figureOf =
  /\b(?:[Vv]isa|[Mm]astercard|[A-Z]{3,})\b.*\b(?:thresholds?|criteria|deadlines?|fees?)(?: (?:in |for )?20\d\d)?$/;
const standing = '(?:jobs?|roles?|tasks?|functions?|purpose|dut(?:y|ies)|responsibilit(?:y|ies))';

/** What people add of themselves: ", I always mix them up". */
const asideAtEnd =
  /[\s,;.–—-]+(?:i (?:always|often|keep|never|still|just)\b[^.?!]*|(?:please|pls|thanks|thank you|thx|asap|urgent)\b[^.?!]{0,20})$/i;

export function readQuestion(text: string): Question {
  const codes = findCodes(text);
  const bare = text
    .replace(/^(?:please|hi|hello|hey|ok|so|and)[\s,]+/i, '')
    .replace(/[\s?!.]+$/, '')
    .replace(asideAtEnd, '')
    .replace(/\s+(?:meaning|definition|explained|explanation)$/i, '')
    .replace(topicFirst, 'what is $1');
  const sides = findSides(bare);
  const kindBySubject = kindOf(bare, codes, sides, findSubject(bare));
  const subject = findSubject(bare) || (kindBySubject === 'definition' ? bare : '');
  const isScenario = tellsMoreThanCodes(bare, kindBySubject, codes);
  return { text, codes, sides, subject, kind: kindBySubject, isScenario, parts: splitParts(bare) };
}

const scenarioKinds = new Set<QuestionKind>(['trouble', 'general', 'steps', 'reason']);
const fewestTermsTold = 5;
const asksForMeaning = /\bwhat (?:is|are|was) (?:it|this|that|these|those)$|\bmeans?$|\bmeaning\b/i;

/** Of codes met in what is told each is asked for: "I see declines 51 and 91. What does each stand for". */
const asksForEach =
  /\bwhat (?:is|are|does|do|did) (?:each|all|these|those|they)\b(?: one| of (?:them|these|those)| (?:code|value|tag|message)s?)?(?: (?:mean|stand for|say|tell)\b|$)/i;

/** "What does 54 say and what should we look at": a code by itself is what is asked for first. */
function asksForOne(text: string, codes: Code[]): boolean {
  const [, value] =
    /\bwhat (?:does|did) (?:the )?(?:code |value )?(\w+) (?:mean|say|stand for|tell)\b/i.exec(text) ?? [];
  return codes.some((code) => code.value === value);
}

function tellsMoreThanCodes(text: string, kind: QuestionKind, codes: Code[]): boolean {
  if (codes.length === 0 || asksForMeaning.test(text)) return false;
  if (asksForEach.test(text) || asksForOne(text, codes)) return false;
  if (kind === 'list') return tellsMessageBefore(text) || asksOfFieldsIn(text);
  if (!scenarioKinds.has(kind)) return false;
  const isTold = /[.!?]\s+\S/.test(text) || kind === 'trouble';
  return isTold && termsOf(text).filter((term) => !/\d/.test(term)).length >= fewestTermsTold;
}

/** "A 0200 timed out. Which message must we send?" names its message only in what is told before the question. */
function tellsMessageBefore(text: string): boolean {
  const sentences = text.split(/(?<=[.!])\s+/);
  const told = sentences.slice(0, -1).join(' ');
  const isMessage = findCodes(told).some(({ kind }) => kind === 'mti');
  return isMessage && findCodes(sentences.at(-1) ?? '').length === 0;
}

/** "Which fields of the 0100 tell whether …" asks for what stands in a message, and not what the message is. */
function asksOfFieldsIn(text: string): boolean {
  const [, message] =
    /^(?:which|what) (?:\w+ )?(?:fields?|elements?|subfields?|data) (?:of|in|from) (?:an?|the) (?:\w+ )?(\d{4})\b/i.exec(
      text,
    ) ?? [];
  return message !== undefined && findCodes(message).some(({ kind }) => kind === 'mti');
}

/** "Who sets the STAN" is short and names no topic to define. */
const asksSomething = /^(?:who|when|where|can|may|must|should|is|are|does|do|will)\b/i;

function kindOf(text: string, codes: Code[], sides: string[], subject: string): QuestionKind {
  if (sides.length > 1) return 'comparison';
  if (example.test(text)) return 'example';
  if (trouble.test(text)) return 'trouble';
  if (/\bwhy\b|\bwrong\b/i.test(text) && codes.some(({ kind }) => kind === 'response')) return 'trouble';
  if (contents.test(text) && !codes.some(isSubfield)) return 'list';
  if (codes.length > 0 && asksOnlyForCodes(text, subject, codes)) return 'code';
  if (reason.test(text)) return 'reason';
  if (list.test(text)) return 'list';
  if (course.test(subject)) return 'steps';
  if (figureOf.test(subject)) return 'general';
  if (subject !== '' && !atEndOfCourse.test(text)) return 'definition';
  if (steps.test(text) && !layout.test(text)) return 'steps';
  if (asksSomething.test(text)) return 'general';
  return /^(?:[\w\s/&-]|\.(?=\d)){2,40}$/.test(text) && text.split(/\s+/).length <= 4
    ? 'definition'
    : 'general';
}

/** One value stands in it, as 44.1, and no list of things. */
function isSubfield({ value }: Code): boolean {
  return /^\d+\.\d+$/.test(value);
}

/** "What does DE 39 = 05 mean?" and "RC 91": nothing but codes and words that name codes. */
function asksOnlyForCodes(text: string, subject: string, codes: Code[]): boolean {
  const labels = codes.flatMap(({ label }) => label.match(/\p{L}{2,}/gu) ?? []);
  const rest = (subject || text)
    .replace(/\p{L}+/gu, (word) => (labels.includes(word) ? ' ' : word))
    .replace(
      /\b(?:data elements?|fields?|bits?|tags?|response|decline|action|reason|return|error|codes?|values?|messages?|subelements?|sub-elements?|subfields?|records?|formats?|results?|usages?|blocks?|versions?|types?|transactions?|chargebacks?|disputes?|TCRs?|TCs?|PDS|ECI|AVS|CVV2?|CAVV|PIN|MTI|DE|RC|MCC|EMV|ISO|8583|POS|entry|modes?|processing|condition|service|function|key|usage|merchant|category|network|management|information|stands?|for|mean|means|in|of|the|a|an|and|or|is|on|what|does|do|why|please|visa|mastercard)\b/gi,
      ' ',
    )
    .replace(/[^\w\s]/g, ' ');
  return rest.split(/\s+/).filter((word) => word !== '' && !/\d/.test(word) && word.length > 2).length === 0;
}

function findSubject(text: string): string {
  for (const form of definitionForms) {
    const subject = form.exec(text)?.[1];
    if (subject !== undefined)
      return subject
        .replace(/^(?:in\s+)?(?:the|a|an)?\s*\b/i, '')
        .replace(/\s+(?:used|good|needed)\s+for$/i, '')
        .replace(new RegExp(`['’]s\\s+${standing}\\b.*$`, 'i'), '')
        .replace(new RegExp(`^${standing}\\s+of\\s+(?:an?\\s+|the\\s+)?`, 'i'), '')
        .replace(/\s+in (?:card payments?|payments|the card (?:industry|business|world))$/i, '')
        .trim();
  }
  return '';
}

const partBoundary =
  /\?\s+|(?:,\s*|,?\s+and\s+)(?=(?:how|why|when|where|who|which)\b(?!\s+ones?\b)|what\b(?!ever)|(?:does|do|is|are|can|must|may|should|will|has|have|did|was|were) (?:it|they|this|that|these|there|we|i|you)\b)|,\s*and\s+(?=(?:is|are|can|may|must|does|do|should|will) \S+ )/i;

/** Cuts "What is X and when does it start?" in two; a pronoun in a later part stands for what the first is about. */
function splitParts(text: string): string[] {
  return text.split(partBoundary).filter((part) => part.trim() !== '');
}
