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
    tokens.push(
      ...(parts.has(index) ? step.tokens.map((token) => ({ ...token, isWeak: true })) : step.tokens),
    );
    index += step.more;
  }
  return tokens;
});

function isOnlyALead(token: RawToken | undefined): boolean {
  return token !== undefined && /^(?:de|f|rc|tc|tcr)$/.test(token.text);
}

type Step = { readonly tokens: readonly Token[]; readonly more: number };

function tokensAt(raw: readonly RawToken[], index: number, codes: readonly ReadCode[] | undefined): Step {
  const token = raw[index];
  if (!token) return { tokens: [], more: 0 };
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
  if (!/^(?:3|three)/.test(raw[index]?.text ?? '')) return undefined;
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
  if (!token || !/\d/.test(token.text)) return undefined;
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
  if (!token) return { tokens: [], more: 0 };
  const isClose = next !== undefined && /^[ \u00a0]?$|^-$/.test(next.gap);
  const joined = isClose ? joinHalves(token.text, next.text) : undefined;
  if (joined) return { tokens: [word(joined)], more: 1 };
  const tokens = stopWords.has(token.text) ? [] : [word(token.text)];
  if (next?.gap === '.' && /^[a-z]{4}$/.test(token.text) && /^\d{3}$/.test(next.text)) {
    const message = `${token.text}.${next.text}`;
    return { tokens: [...tokens, made(message, 'code', message)], more: 1 };
  }
  if (!next || !isClose) return { tokens, more: 0 };
  const isNumber = /^\d{1,5}$/.test(next.text);
  if (isNumber && (next.gap === '-' || next.gap === '' || joinedWithNumber.test(token.text))) {
    const name = token.text + next.text;
    return { tokens: [...tokens, made(name, 'joined', name)], more: 0 };
  }
  if (next.gap === '-' && /^[a-z]+$/.test(token.text + next.text) && raw[index + 2]?.gap !== '-') {
    return {
      tokens: [...tokens, made(stemWord(token.text + next.text), 'joined', token.text + next.text)],
      more: 0,
    };
  }
  return { tokens, more: 0 };
}

function word(text: string): Token {
  return made(stemWord(text), 'word', text);
}

function made(text: string, kind: Token['kind'], surface: string, isWeak = false): Token {
  return { text, kind, surface, isWeak };
}
