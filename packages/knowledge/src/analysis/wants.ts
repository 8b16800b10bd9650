/** What a question may want to be told of its subject. */
export const wants = [
  'difference',
  'duration',
  'amount',
  'reason',
  'actor',
  'place',
  'way',
  'time',
  'choice',
  'verdict',
  'meaning',
] as const;

export type Want = (typeof wants)[number];

const forms: readonly (readonly [Want, RegExp])[] = [
  ['difference', /\bdiffer|\bversus\b|\bvs\b|\bcompare|\bdistinguish|\btell\b.*\bapart\b|\bnot the same\b/i],
  [
    'duration',
    /\bhow (?:long|soon|quick(?:ly)?|fast|late|old|often)\b|\buntil when\b|\bhow many (?:days|months|hours|minutes|seconds|weeks|years)\b|\bdeadlines?\b|\btime ?limits?\b/i,
  ],
  ['amount', /\bhow (?:much|many|big|large|high)\b|\bwhat (?:amount|percentage|share)\b/i],
  ['reason', /\bwhy\b|\breasons? (?:for|of|that)\b|\bwhat (?:causes?|caused)\b|\bhow come\b/i],
  ['actor', /\b(?:who|whom|whose)\b|\bwhich (?:party|side)\b/i],
  ['place', /\bwhere\b/i],
  [
    'way',
    /\bhow (?:do|does|did|is|are|was|can|could|should|would|must|to)\b|\bsteps?\b|\bstep by step\b|\bwhat happens\b|\bprocedure\b|\bwalk me\b|\bwhat (?:do|should|must|can) (?:we|i|you|the \w+) do\b|\bwhat now\b|\bnow what\b|\bwhat next\b/i,
  ],
  [
    'time',
    /^(?:\W*|.*[,;:] )(?:and |so |since )?when\b|\bat (?:what|which) (?:time|moment|point)\b|\bsince when\b/i,
  ],
  [
    'choice',
    /\bwhich\b|\bwhat (?:fields?|codes?|values?|messages?|elements?|keys?|data|kinds?|types?|tags?|evidence|documents?)\b|\bcontents?\b|\bcontains?\b|\bwhat(?:'s|’s| is| are| stands| goes)? (?:inside|in)\b|\bexamples? of\b|\blist of\b/i,
  ],
  [
    'verdict',
    /^(?:\W*|.*[.,;:] )(?:so |and |but |then )?(?:can|could|may|must|is|are|does|do|did|should|will|would|has|have|was|were)\b/i,
  ],
  [
    'meaning',
    /\bwhat(?:'s|’s| is| are| was| were| does| do)\b|\bmean(?:s|ing)?\b|\bdefin|\bexplain|\bdescribe|\bstands? for\b/i,
  ],
];

/** What a question wants, by the words it asks with; undefined where it only names its subject. */
export function wantOf(question: string): Want | undefined {
  const last =
    question
      .trim()
      .split(/(?<=[.!?])\s+(?=\S+\s+\S)/)
      .at(-1) ?? question;
  return wantIn(last) ?? (last === question ? undefined : wantIn(question));
}

function wantIn(text: string): Want | undefined {
  return forms.find(([, form]) => form.test(text))?.[0];
}
