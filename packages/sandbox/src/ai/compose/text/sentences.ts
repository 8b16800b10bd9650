const abbreviations =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|incl|no|nos|fig|sec|art|max|min|st|dr|mr|ms|inc|ltd|co)|\b[A-Z])\.$/i;

/**
 * Cuts running text into whole sentences. Marks, brackets and code spans stay with their sentence; abbreviations,
 * decimals and dotted codes do not end one.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let begin = 0;
  let inCode = false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '`') inCode = !inCode && text.includes('`', at + 1);
    if (inCode) continue;
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    if (depth > 0 || !'.!?'.includes(character)) continue;
    const end = at + 1 + (/^["'”’)\]*_`]*/.exec(text.slice(at + 1))?.[0].length ?? 0);
    const next = /^\s+(\S+)/.exec(text.slice(end))?.[1];
    const rest = text.slice(end).trim() !== '';
    if (
      rest &&
      (next === undefined || !startsSentence(next) || abbreviations.test(text.slice(begin, at + 1)))
    )
      continue;
    // A bold lead such as "**51, insufficient funds.**" is the label of the sentence after it.
    if (rest && /^\*\*[^*]+\*\*$/.test(text.slice(begin, end).trim())) continue;
    sentences.push(text.slice(begin, end).trim());
    begin = end;
    at = end - 1;
  }
  const remainder = text.slice(begin).trim();
  if (remainder !== '') sentences.push(remainder);
  return sentences;
}

function startsSentence(word: string): boolean {
  return /^["'“‘([*_`]*[\p{Lu}\p{N}\p{Lo}`]/u.test(word);
}

const dependentOpening =
  /^(?:it|they|this|these|that|those|such|he|she|both|here|there|then|otherwise|so|but|and|also|however|its|their|instead|therefore|thus|hence|afterwards|consequently|for example|for instance|which one|in (?:that|this|both|such|all of these|these) |the (?:former|latter|same|other|reverse|opposite|two)\b|most do|each of (?:them|these)|either way|all of (?:them|these)|none of|one of (?:them|these)|another|in other words|if so|if not|as a result|as such|likewise|similarly|again|next|after that|yet|nor|neither|some do|only then|without (?:it|them|this)|on the way)\b/i;

const pronounInBeginning = /^(?:\S+\s+){0,4}(?:it|they|them|this|these|those|its|their)\b/i;
const pointingBack =
  /\bhere(?=\s*[.,;:])|\babove(?=\s*(?:[.,;:)]|(?:is|are|was|were)\b|$))|\bbelow(?=\s*[.,;:)])|\bthis example\b|\bthe (?:last|first|next|previous) (?:\w+ )?(?:rows?|lines?|columns?)\b|\b(?:the|these|those) (?:first|last) (?:two|three|four)\b|\bfor the (?:first|second|other)\b|\b(?:if|in|is|at|with|after|before) steps? \d|^[A-Z] (?:is|are|=)\s|\b(?:does|do|doing|did) (?:this|that|so)\b|\b(?:the above|as above|see below|mentioned)\b/i;

/** Says whether a sentence leans on the one before it, so that it should not stand alone. */
export function dependsOnPrevious(sentence: string): boolean {
  const bare = sentence.replace(/^[*_"'“‘(`]+/, '');
  if (dependentOpening.test(bare) || pointingBack.test(bare)) return true;
  // "When a card expires, it …" brings its own noun along.
  return (
    pronounInBeginning.test(bare) &&
    !/^(?:when|if|once|after|before|until|because|as|since)\s+(?:an?|the)\s/i.test(bare)
  );
}
