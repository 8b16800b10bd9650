/** A piece of a legal text: words, a stored value's name, a link to a page of ours, or a name that the operator has set; `at` is where it begins. */
type LegalPiece =
  | { readonly kind: 'text' | 'code'; readonly at: number; readonly text: string }
  | { readonly kind: 'link'; readonly at: number; readonly text: string; readonly to: string }
  | { readonly kind: 'name'; readonly at: number; readonly name: LegalName };

const names = ['operator', 'brand', 'address', 'support'] as const;
type LegalName = (typeof names)[number];

const marks = new RegExp(`\\[([^\\]]+)\\]\\((/[^)]*)\\)|\\{(${names.join('|')})\\}|\`([^\`]+)\``, 'g');

/** Takes a legal text apart at its links and names. */
export const legalPieces = (text: string): LegalPiece[] => {
  const pieces: LegalPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, words, to, name, code] = match;
    if (match.index > end) pieces.push({ kind: 'text', at: end, text: text.slice(end, match.index) });
    const at = match.index;
    if (words !== undefined && to !== undefined) pieces.push({ kind: 'link', at, text: words, to });
    else if (code !== undefined) pieces.push({ kind: 'code', at, text: code });
    else pieces.push({ kind: 'name', at, name: name as LegalName });
    end = at + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', at: end, text: text.slice(end) });
  return pieces;
};
