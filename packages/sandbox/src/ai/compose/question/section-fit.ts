import type { Question } from './question-kind.ts';

type Purpose = { asked: RegExp; heading: RegExp; bonus: number };

const faultHeading =
  /\bgo(?:es)? wrong\b|\bfaults?\b|\berrors?\b|\btrouble|\bproblems?\b|\bfail(?:s|ed|ing|ure)?\b|\bdefects?\b|\bmistakes?\b|\bnot (?:agree|settle|match|work)|\bwill not\b|\bfind (?:the|them|it)\b|\bdiffer, and\b|\bmissing from\b|\bsuspect\b|\bwith the problem\b|\bto examine\b/i;
const faultAsked =
  /\b(?:wrong|fail\w*|fault\w*|errors?|problems?|declin\w*|reject\w*|refus\w*|mismatch\w*|missing|lost|stuck|broken|debug\w*|diagnos\w*|troubleshoot\w*|root cause|causes?|symptoms?|twice|double|duplicates?|incorrect\w*|invalid|mistakes?|defects?|not (?:agree|match|equal|add up|arrive|settle|clear|work|print|decrypt|verify|balance|post)|no longer|differs?|time[sd]?[ -]?out|why (?:is|are|do|does|did|would|was|were) (?:my|our|the|all|some|i|we))\b/i;

/** A fault told without its name: another value than the one expected, too much or too little, nothing where something was due. */
const deviation =
  /\b(?:shows?|showed|gets?|got|sees?|saw|have|has|gives?|gave|returns?|sends?|sent|comes?|came) (?:\w+ ){0,2}(?:another|a different)\b|\bshort (?:by|of)\b|\bis short\b|\b(?:should|must|can) (?:be|i|we|you) (?:check|checked|look(?:ed)? at|examined?)\b|\b(?:asked|requested|ordered|approved)\b[^.?!]{0,20}\d[^.?!]{0,20}\b(?:gave|got|dispensed|paid out|came)\b|\bdispensed \d[\d.,]* (?:\w+ )?(?:out )?of \d|\bpartial dispense|\bcomplain\w*|\bno (?:cash|money|answer|response|reply)\b|\bgave up\b|\bout of (?:sync\w*|step)\b|\bunexpected\w*|\bnever (?:arriv|came|got|reach)\w*|\btoo (?:high|low|much|little|many|few)\b|\bsuddenly\b/i;
const negation = /\b(?:do|does|did|is|are|was|were|has|have|can|could)(?:n['’]t| not)\b|\bwithout\b/i;

/** Who tells of his own case may well tell of a fault. */
const ownCase = /\b(?:we|our|my)\b/i;

/** What a question asks for and the headings under which articles say that. */
const purposes: Purpose[] = [
  {
    asked:
      /\bhow (?:does|do|is|are|was|were|can|should|would|to)\b|\bstep by step\b|\bwhat happens\b|\b(?:process|procedure|flow|life ?cycle|sequence|stages|steps)\b|\bwhich messages\b/i,
    heading:
      /\bstep by step\b|\bsteps\b|\bstages?\b|\bflows?\b|\bhow\b|\bprocedure\b|\blife cycle\b|\bjourney\b|\bpath of\b|\bfrom .+ to\b|\bcycle\b/i,
    bonus: 0.3,
  },
  {
    asked: /\bwhat (?:should|must|can|do|does) (?:i|we|you|one|the|an?|our)\b.* do\b|\bwhat now\b/i,
    heading:
      /\bwhat happens\b|\bwhat to do\b|\bsteps?\b|\brepair|\bcorrect|\brecover|\bhandling\b|\bmust do\b/i,
    bonus: 0.3,
  },
  {
    asked: /\bwhat (?:should|must) (?:i|we|you|one|the|an?|our)\b.* do\b/i,
    heading: /^when an? \w+/i,
    bonus: 0.5,
  },
  {
    asked: /\bcalculat\w*|\bcomput\w*|\bwork(?:ed)? out\b|\bformula\b|\badd up\b|\bmake up\b|\bderive\w*/i,
    heading: /\bexample|\bworked\b|\bcalculat|\bcomput|\bformula\b|\bconsists? of\b|\bderiv/i,
    bonus: 0.4,
  },
  {
    asked:
      /\bwhat (?:does|do) .+ (?:contain|hold|consist of|include|carry)\b|\bwhat (?:is|are) in\b|\b(?:structure|layout|fields? of|format of|made up of|built|structured|look like)\b/i,
    heading:
      /\bcontain|\bcontents?\b|\blayout\b|\bstructure|\bfields?\b|\belements\b|\bheader\b|\bparts? of\b|\bconsists?\b|\bholds?\b|\bhow .+ (?:is|are) built\b/i,
    bonus: 0.3,
  },
  {
    asked:
      /\bwhat (?:does|do) (?:an?|the) .+ do\b|\b(?:jobs?|roles?|tasks?|functions?|duties|responsib\w*)\b/i,
    heading:
      /\bfunctions?\b|\btasks?\b|\broles?\b|\bdut(?:y|ies)\b|\bwho does what\b|\bresponsib|\bdoes\b|\bjobs?\b/i,
    bonus: 0.3,
  },
  {
    asked: /^(?:and |so )?when (?:do|does|is|are|should|must|can)\b/i,
    heading: /^when\b|\bstarts?\b|\bbegins?\b/i,
    bonus: 0.4,
  },
  {
    asked: /\bexamples?\b|\bsample\b|\bshow me\b|\bdecod\w*/i,
    heading: /\bexample|\bworked\b|\bdecod|\bby hand\b/i,
    bonus: 0.25,
  },
  {
    asked: /\bdifferen\w*|\bcompare\w*|\bversus\b|\bvs\b/i,
    heading: /\bcompared?\b|\bversus\b|\bdifferences?\b|\bwhen to use\b/i,
    bonus: 0.4,
  },
  {
    asked: /\bwho (?:bears?|carries|pays?|is liable|loses|takes)\b|\bliab\w*|\brisk\b/i,
    heading: /\bliab|\bwho (?:bears?|carries|pays?)\b|\brisks?\b/i,
    bonus: 0.25,
  },
  {
    asked:
      /\bhow (?:long|soon|quickly|fast|late)\b|\bhow many (?:\w+ )?(?:seconds|minutes|hours|days|weeks|months|years)\b|\b(?:time ?(?:limit|frame)|deadline)s?\b|\bby when\b/i,
    heading:
      /\btime ?(?:limits?|frames?)\b|\bhow long\b|\bdeadlines?\b|\bvalid(?:ity)?\b|\bperiods?\b|\bdays\b|\btimers?\b|\bcut-?offs?\b|\bduration\b/i,
    bonus: 0.5,
  },
  {
    asked:
      /^(?:and |so |but )?(?:can|may|must|should|is|are|does|do)\b.*\b(?:allow|permit|forbid|oblig|requir|need|mandatory|must|may|can)\w*\b|^(?:can|may|must|should)\b/i,
    heading:
      /\b(?:allowed|permitted|forbid\w*|must|may|can|rules?|requires?|required|requirements?|exempt\w*|prohibit\w*)\b/i,
    bonus: 0.25,
  },
  {
    asked: /^who\b|\band who\b|\bwhich party\b|\bby whom\b/i,
    heading: /\bwho\b|\bparties\b|\broles?\b|\bresponsib|\bset by\b/i,
    bonus: 0.25,
  },
];
const comparison = /\bcompared\b/i;
const asidePenalty = 0.2;
const faultBonus = 0.3;
const faultPenalty = 0.5;

const knownQuestions = new WeakMap<Pick<Question, 'text' | 'kind'>, boolean>();

/** Says whether a question reports a fault or asks about one. */
export function asksAboutFault(question: Pick<Question, 'text' | 'kind'>): boolean {
  const isKnown = knownQuestions.get(question);
  if (isKnown !== undefined) return isKnown;
  const { text, kind } = question;
  const isFault = kind === 'trouble' || faultAsked.test(text) || deviation.test(text) || negation.test(text);
  knownQuestions.set(question, isFault);
  return isFault;
}

/** Says whether a heading announces faults: what goes wrong, and how to find it. */
export function announcesFaults(heading: string): boolean {
  return faultHeading.test(heading);
}

/** How well what a heading announces suits what a question asks for: above 0 when it does, below when it is on faults. */
export function sectionFit(heading: string, question: Pick<Question, 'text' | 'kind'>): number {
  const suits = purposes.filter(
    ({ asked, heading: form }) => asked.test(question.text) && form.test(heading),
  );
  const best = Math.max(0, ...suits.map(({ bonus }) => bonus));
  const isAside = question.kind === 'definition' && best === 0 && comparison.test(heading);
  if (!announcesFaults(heading)) return isAside ? -asidePenalty : best;
  if (question.kind === 'trouble' || faultAsked.test(question.text) || deviation.test(question.text))
    return best + faultBonus;
  return negation.test(question.text) || ownCase.test(question.text) ? 0 : -faultPenalty;
}
