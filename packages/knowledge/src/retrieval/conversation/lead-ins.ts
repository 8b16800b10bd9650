const filler =
  'by the way|btw|ok(?:ay)?|alright|right|well|hm+|great|perfect|cool|nice|good|thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|cheers|got it|i see|understood|makes sense|that (?:makes sense|helps|helped)|(?:just )?(?:one|another|an?|last|next)(?: (?:more|last|other|different|quick|small|new))* (?:thing|question|topic|subject)|(?:an? )?follow[- ]?up(?: question)?|one more|next|now|then';
const asking =
  'and|but|so|also|then|what|how|why|who|when|where|which|is|are|do|does|did|can|could|should|will|would|must|may';
const talk = new RegExp(
  `^\\s*(?:(?:${filler})(?:\\s*[,:;.!…–-]+\\s*|\\s+(?=(?:${asking}|${filler})\\b)))+(?=.)`,
  'iu',
);
const correction =
  /^\s*(?:(?:no|nope|nah|sorry|wait|actually|oops|not (?:that|this|it)( one)?)[\s,.!:;–-]+)*(?:i|we) (?:actually |rather |really )?(?:meant|mean|was asking (?:about|for)|am asking (?:about|for)|was talking about|wanted to know(?: about)?)\s+(?:about |for |on )?(?:what about )?/iu;
const refusal =
  /^\s*(?:no|nope|nah|sorry|wait|oops|actually)[\s,.!:;–-]+(?=(?:the|on|for|at|from|in|as|with)\b)/iu;
const returning =
  /^\s*(?:and )?(?:(?:let['’]?s |i(?:['’]d| would) like to |can we )?(?:go|come|get|going|coming|getting) )?(?:back to|returning to|about|regarding|concerning|as (?:for|to)) (?:the |that |your |our |my )?(?<topic>[^,:;?]{2,40}?)(?: (?:again|thing|topic|question|stuff|you mentioned|from before|from earlier))*\s*[,:;–-]\s+(?<asked>.{6,})$/iu;
const pronoun =
  /\b(?:it|they|them|this|that|these|those)\b(?!\s+(?:is|are|was)\s+(?:true|right|correct)\b)/iu;

/** A question of a conversation without the talk before it; a correction is said as the changed part of the question before. */
export function withoutLeadIn(question: string): string {
  const rest = question.replace(talk, '').trim();
  return rest.replace(correction, 'and ').replace(refusal, 'and ');
}

/** The topic that a question comes back to, and what it asks of that: "back to the seal: who makes it?". */
export function returnIn(question: string): { readonly topic: string; readonly asked: string } | undefined {
  const { topic, asked } = returning.exec(question)?.groups ?? {};
  return topic !== undefined && asked !== undefined && pronoun.test(asked) ? { topic, asked } : undefined;
}
