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
    /\bfail(?:s|ed|ing|ures?)?\b|\bwrong\b|\berrors?\b|\bdeclin(?:e|es|ed)\b|\bmis-?match|\breject(?:s|ed)?\b|\brefus(?:es|ed)\b|\b(?:does|do|did|is|are|was|will)(?: not|n['\u2019]?t)\b|\bnever (?:arriv|c[ao]me)|\bcauses?\b|\btroubleshoot|\bproblems?\b|\bissues? with\b|\bmissing\b|\bdiffers? from what\b|\bdebug|\binvalid\b|\bbroken\b|\bwhat to check\b|\bwhere do (?:i|we) look\b|\bstuck\b|\btwice\b|\bmistakes?\b|\bpitfalls?\b|\bgoes? wrong\b|\bgotchas?\b|\bout of (?:sync|step)\b|\bunexpected/i,
  ],
  ['comparison', /\bdiffer|\bversus\b|\bvs\b|\bcompar|\binstead of\b|\bor\b.*\?|\bwhich one\b/i],
  [
    'example',
    /\bexamples?\b|\bshow me\b|\bsample\b|\bcalculat|\bcomput|\bdecode\b|\bworked\b|\bbuil[dt]\b|\bconstructed\b|\bassembled\b/i,
  ],
  [
    'steps',
    /^(?:please )?how\b|\bhow (?:do|does|is|are|can|to|did|should)\b|\bsteps?\b|\bprocess\b|\bproceed|\bflow\b|\bwalk (?:me |us )?through\b|\btake (?:me|us) through\b|\bgo through (?:it|this|them)\b|\bwhat happens\b|\bsequence\b|\blife ?cycle\b/i,
  ],
  [
    'contents',
    /\bcontains?\b|\bconsist|\bmade (?:up )?of\b|\bmakes up\b|\binclude|\bstructure|\blayout\b|\bwhich (?:fields|data|elements|keys|parts)\b|\bwhat (?:is|are|does|do)\b.*\b(?:in|do|does|hold|carry|say)\b\??$|\blooks? like\b|\bjob\b|\bduties\b|\bfunctions?\b/i,
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
