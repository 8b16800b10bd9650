/** What a section does for its reader, by its heading. */
export type SectionAim = 'overview' | 'faults' | 'steps' | 'comparison' | 'example' | 'contents' | 'other';

const headings: readonly (readonly [SectionAim, RegExp])[] = [
  ['overview', /^overview$/i],
  [
    'faults',
    /\bgoes? wrong\b|^(?:common |typical )?(?:errors?|mistakes|faults|failures)\b|\b(?:typical|common)\b.*\b(?:errors|faults|mistakes|findings|differences)\b|\b(?:mistakes|troubleshooting|contradictions)\b|\bwhat breaks\b|^why\b.*\b(?:fails?|refuses?|differs?|missing|declined|negative|agree)\b|\bsuspect when\b/i,
  ],
  ['comparison', /\bcompared\b|\bversus\b|\bvs\.?\b|\bdifferences? between\b/i],
  ['steps', /\bstep by step\b/i],
  ['example', /\bexamples?\b|\bworked\b|\bdecoded\b|\bread aloud\b/i],
  [
    'steps',
    /\bsteps\b|\bflows?\b|\bstages\b|\bjourney\b|\bprocess\b|\bcycle\b|\bhow\b.*\b(?:runs?|works?|reach|built|calculated|matched|proceeds?|prepared|computed|chooses?|picks?|splits?|decode)\b|\bwhat (?:must )?happens?\b/i,
  ],
  [
    'contents',
    /\bcontains?\b|\bconsists?\b|\bfields?\b|\belements\b|\bstructure\b|\blayout\b|\bpositions\b|\binputs\b|\bfunctions\b|\bduties\b|\bparts of\b|\bparties\b|\broles\b|\blevels\b|\bwhat\b.*\b(?:does|do|writes|loaded)\b/i,
  ],
];

/** The aim of a section with this heading. */
export function aimOfHeading(heading: string): SectionAim {
  return headings.find(([, shape]) => shape.test(heading))?.[0] ?? 'other';
}

const questions: readonly (readonly [SectionAim, RegExp])[] = [
  [
    'faults',
    /\b(?:fail(?:s|ed|ing|ures?)?\b|wrong\b|errors?\b|declin(?:e|es|ed)\b|mis-?match|reject(?:s|ed)?\b|refus(?:es|ed)\b|(?:does|do|did|is|are|was|will)(?: not|n['\u2019]?t)\b|never (?:arriv|c[ao]me)|causes?\b|troubleshoot|problems?\b|issues? with\b|missing\b|differs? from what\b|debug|invalid\b|broken\b|what to check\b|where do (?:i|we) look\b|stuck\b|twice\b|mistakes?\b|pitfalls?\b|goes? wrong\b|gotchas?\b|out of (?:sync|step)\b|unexpected)/i,
  ],
  ['comparison', /\bdiffer|\bversus\b|\bvs\b|\bcompar|\binstead of\b|\bor\b.*\?|\bwhich one\b/i],
  [
    'example',
    /\b(?:examples?\b|show me\b|sample\b|calculat|comput|decode\b|worked\b|buil[dt]\b|constructed\b|assembled\b)/i,
  ],
  [
    'steps',
    /\b(?:^(?:please )?how\b|how (?:do|does|is|are|can|to|did|should)\b|steps?\b|process\b|proceed|flow\b|walk (?:me |us )?through\b|take (?:me|us) through\b|go through (?:it|this|them)\b|what happens\b|sequence\b|life ?cycle\b)/i,
  ],
  [
    'contents',
    /\b(?:contains?\b|consist|made (?:up )?of\b|makes up\b|include|structure|layout\b|which (?:fields|data|elements|keys|parts)\b|what (?:is|are|does|do)\b.*\b(?:in|do|does|hold|carry|say)\b\??$|looks? like\b|job\b|duties\b|functions?\b)/i,
  ],
  [
    'overview',
    /^(?:so |and |please )?(?:what(?:'s| is| are)|define|explain|describe|who (?:is|are)|tell me)\b/i,
  ],
];

/** What a question wants, as sections offer it; several, or nothing that can be told. */
export function aimsOfQuestion(question: string): ReadonlySet<SectionAim> {
  return new Set(questions.filter(([, shape]) => shape.test(question.trim())).map(([aim]) => aim));
}
