import type { Token } from '../../analysis/analyse.ts';
import { codeFamilies } from '../../analysis/code-families.ts';
import { mostLettersOfWord } from '../../analysis/stem-word.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import type { Spelled } from './spelling.ts';

/** A token of a question as the index knows it, as one of several stems when it was misspelt. */
export type Settled = {
  readonly kind: Token['kind'];
  readonly surface: string;
  readonly stems: readonly string[];
  readonly standing: 'known' | 'corrected' | 'unknown';
  readonly isWeak: boolean;
};

/** Decides for each word whether the index knows it, as one word, as two, or as another one misspelt. */
export function settle(
  tokens: readonly Token[],
  corrected: Spelled['corrected'],
  lexicon: Lexicon,
): Settled[] {
  const settled: Settled[] = [];
  for (const [index, each] of tokens.entries()) {
    const token = asReadableType(withKnownPrefix(each, lexicon), lexicon);
    const base = { kind: token.kind, surface: token.surface, isWeak: token.isWeak };
    const isKnown = isKnownToken(token, lexicon);
    const meant = corrected.get(token.surface);
    if (meant && token.kind === 'word') {
      settled.push({ ...base, stems: meant, standing: 'corrected' });
    } else if (isKnown || token.kind !== 'word') {
      settled.push({ ...base, stems: [token.text], standing: isKnown ? 'known' : 'unknown' });
    } else {
      const halves = splitWord(token.surface, lexicon);
      for (const half of halves) settled.push({ ...base, surface: half, stems: [half], standing: 'known' });
      if (halves.length === 0) settled.push({ ...base, stems: [token.text], standing: 'unknown' });
    }
    const next = tokens[index + 1];
    const joined =
      next?.kind === 'word' && token.kind === 'word'
        ? lexicon.stemOf(token.surface + next.surface)
        : undefined;
    if (joined)
      settled.push({ ...base, kind: 'joined', surface: joined, stems: [joined], standing: 'known' });
  }
  return settled;
}

const isoMessage = /^[a-z]{4}\.\d{3}/;

/** A code that a question surely means has a row of its own; in prose another number may read like it. */
function isKnownToken({ kind, text, isWeak }: Token, lexicon: Lexicon): boolean {
  const isTold = kind !== 'code' || isWeak || isoMessage.test(text);
  return isTold ? lexicon.frequency(text) > 0 : lexicon.rowsOf(text).length > 0;
}

/** Version, class, function and origin that there are. */
const readableType = /^mti[0-2][1-8][0-5][0-5]$/;

/** A message type without a row of its own, such as 1421, is read by its digits: what is told of all message types answers. */
function asReadableType(token: Token, lexicon: Lexicon): Token {
  const isReadable = token.kind === 'code' && readableType.test(token.text);
  if (!isReadable || lexicon.rowsOf(token.text).length > 0) return token;
  return { ...token, kind: 'word', text: 'mti', surface: 'mti' };
}

const iinPrefix = codeFamilies['iin-range']?.prefix ?? '';

/** BIN 411111 is one of those that begin with 4: the longest prefix that has a row says what it is. */
function withKnownPrefix(token: Token, lexicon: Lexicon): Token {
  if (token.kind !== 'code' || !token.text.startsWith(iinPrefix)) return token;
  for (let end = token.text.length; end > iinPrefix.length; end -= 1) {
    const text = token.text.slice(0, end);
    if (lexicon.rowsOf(text).length > 0) return { ...token, text, surface: text };
  }
  const digits = token.text.slice(iinPrefix.length);
  return { ...token, kind: 'number', text: digits, surface: digits, isWeak: true };
}

/** Words that documents use seldom make names: Northbank. */
const leastUsesOfHalf = 20;
const shortestHalf = 4;

function splitWord(word: string, lexicon: Lexicon): string[] {
  if (word.length < 2 * shortestHalf || word.length > 2 * mostLettersOfWord || lexicon.has(word)) return [];
  for (let cut = word.length - shortestHalf; cut >= shortestHalf; cut -= 1) {
    const [first, second] = [lexicon.stemOf(word.slice(0, cut)), lexicon.stemOf(word.slice(cut))];
    if (!first || !second) continue;
    if (
      lexicon.frequencyInProse(first) >= leastUsesOfHalf &&
      lexicon.frequencyInProse(second) >= leastUsesOfHalf
    )
      return [first, second];
  }
  return [];
}
