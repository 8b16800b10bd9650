import { type ReadCode, readCodes } from './code-reading.ts';
import { joinHalves } from './compounds.ts';
import { type RawToken, rawTokens } from './raw-tokens.ts';
import { remembering } from './remembering.ts';
import { stemWord } from './stem-word.ts';
import { stopWords } from './stop-words.ts';

/** One searchable token of a text. */
export type Token = {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'code' | 'joined';
  /** The word before stemming. */
  readonly surface: string;
  /** Of a code: whether the text may well mean something else. Of a number: whether it is a code's value. */
  readonly isWeak: boolean;
};

/** Stands between two texts in a list of tokens, and is no word itself. */
export const boundary: Token = { text: '', kind: 'joined', surface: '', isWeak: false };

const joinedWithNumber =
  /^(?:tr|track|level|aes|rsa|sha|pci|part|tier|byte|bit|option|stage|iso|ansi|se|sf|annex|book|visa|emv|version|level)$/;

/**
 * Turns text into the tokens that index and queries share: stop words dropped, words stemmed in one spelling,
 * codes canonical (`DE39`, `field 39` → `de39`), numbers whole (`10.4`, `t+1`), compounds joined.
 */
export const analyse = remembering((text: string): readonly Token[] => {
  const raw = rawTokens(text);
  const read = readCodes(raw);
  const codes = Map.groupBy(read, (code) => code.at);
  const parts = new Set(read.flatMap(({ alsoAt }) => alsoAt ?? []));
  const tokens: Token[] = [];
  for (let index = 0; index < raw.length; index += 1) {
    if (codes.has(index + 1) && isOnlyALead(raw[index])) continue;
    const step = tokensAt(raw, index, codes.get(index));
    const isPart = parts.has(index);
    for (const token of step.tokens) tokens.push(isPart ? { ...token, isWeak: true } : token);
    index += step.more;
  }
  return tokens;
});

function isOnlyALead(token: RawToken | undefined): boolean {
  return token !== undefined && /^(?:de|f|rc|tc|tcr)$/.test(token.text);
}

/** The tokens that begin at a word, and how many further words they take in. */
type Step = { readonly tokens: readonly Token[]; readonly more: number };
const nothing: Step = { tokens: [], more: 0 };

function tokensAt(raw: readonly RawToken[], index: number, codes: readonly ReadCode[] | undefined): Step {
  const token = raw[index];
  if (!token) return nothing;
  if (codes) {
    const values = codes.map(({ code, isWeak }) => made(code, 'code', code, isWeak));
    const isNumber = /^\d+$/.test(token.text) && !codes.some(({ code }) => code.startsWith('de'));
    if (codes.every(({ code }) => /^[a-z]+\d\.\d$/.test(code) && !code.startsWith('de'))) {
      return { tokens: [...values, ...wordStep(raw, index).tokens], more: 0 };
    }
    return { tokens: isNumber ? [...values, made(token.text, 'number', token.text, true)] : values, more: 0 };
  }
  return secureStep(raw, index) ?? numberStep(raw, index) ?? wordStep(raw, index);
}

/** `3-D Secure`, `3D Secure`, `3DS`, `3DS2`: one token. */
function secureStep(raw: readonly RawToken[], index: number): Step | undefined {
  const first = raw[index]?.text ?? '';
  if (!first.startsWith('3') && first !== 'three') return undefined;
  const phrase = [0, 1, 2].map((offset) => raw[index + offset]?.text ?? '');
  const version = /^3ds(2?)$/.exec(phrase[0] ?? '');
  if (version)
    return {
      tokens: [made('3ds', 'word', '3ds'), ...(version[1] ? [made('3ds2', 'joined', '3ds2')] : [])],
      more: 0,
    };
  const found = [
    ['3', 'd', 'secure'],
    ['three', 'd', 'secure'],
    ['3d', 'secure'],
    ['3', 'ds'],
  ].find((words) => words.every((word, offset) => phrase[offset] === word));
  return found && { tokens: [made('3ds', 'word', '3ds')], more: found.length - 1 };
}

function numberStep(raw: readonly RawToken[], index: number): Step | undefined {
  const token = raw[index];
  const next = raw[index + 1];
  if (token?.text === 't' && next && /^\s?\+\s?$/.test(next.gap) && /^\d+$/.test(next.text)) {
    return { tokens: [made(`t+${next.text}`, 'word', `t+${next.text}`)], more: 1 };
  }
  if (!token?.hasDigit) return undefined;
  const bare = token.text.replace(/^0x(?=[0-9a-f])/, '');
  const parts = [bare];
  while (raw[index + parts.length]?.gap === '.' && /^\d+$/.test(raw[index + parts.length]?.text ?? '')) {
    parts.push(raw[index + parts.length]?.text ?? '');
  }
  const whole = parts.join('.');
  return { tokens: [made(whole, /^[\d.]+$/.test(whole) ? 'number' : 'word', whole)], more: parts.length - 1 };
}

function wordStep(raw: readonly RawToken[], index: number): Step {
  const token = raw[index];
  const next = raw[index + 1];
  if (!token) return nothing;
  const isClose = next !== undefined && isCloseGap(next.gap);
  const joined = isClose ? joinHalves(token.text, next.text) : undefined;
  if (joined) return { tokens: [word(joined)], more: 1 };
  const isStop = stopWords.has(token.text);
  if (next?.gap === '.' && /^[a-z]{4}$/.test(token.text) && /^\d{3}$/.test(next.text)) {
    const message = made(`${token.text}.${next.text}`, 'code', `${token.text}.${next.text}`);
    return { tokens: isStop ? [message] : [word(token.text), message], more: 1 };
  }
  const name = isClose ? nameWith(token, next, raw[index + 2]) : undefined;
  if (isStop) return name ? { tokens: [name], more: 0 } : nothing;
  return { tokens: name ? [word(token.text), name] : [word(token.text)], more: 0 };
}

const isCloseGap = (gap: string): boolean => gap === ' ' || gap === '' || gap === '-' || gap === '\u00a0';

/** TR-31, co-badged: what a word and the next one are called together. */
function nameWith(token: RawToken, next: RawToken, afterNext: RawToken | undefined): Token | undefined {
  if (next.gap !== '-' && !next.hasDigit) return undefined;
  const isJoined = next.gap === '-' || next.gap === '';
  const whole = token.text + next.text;
  if (next.hasDigit && /^\d{1,5}$/.test(next.text) && (isJoined || joinedWithNumber.test(token.text)))
    return made(whole, 'joined', whole);
  if (next.gap === '-' && /^[a-z]+$/.test(whole) && afterNext?.gap !== '-')
    return made(stemWord(whole), 'joined', whole);
  return undefined;
}

function word(text: string): Token {
  return made(stemWord(text), 'word', text);
}

function made(text: string, kind: Token['kind'], surface: string, isWeak = false): Token {
  return { text, kind, surface, isWeak };
}
