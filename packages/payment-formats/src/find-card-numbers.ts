import { byteDumps, hideSpelledDigits, type Strip, spelledBytes } from './byte-dumps.ts';
import { cardsInGroups } from './card-groups.ts';
import { cardsInRuns, cardsLikeSpelledDigits, type Range } from './card-runs.ts';
import { hexDumpColumns } from './hex-dump-lines.ts';
import { hideIbans } from './iban.ts';
import { type IssuerPrefix, issuerPrefixOf } from './issuer-prefixes.ts';
import { type ReadableText, readableText } from './readable-text.ts';
import { type TrackTail, trackTailAfter } from './track-tail.ts';

/** A card number found in a text. Offsets are UTF-16 indexes into that text. */
export type FoundCardNumber = {
  /** Its digits in ASCII, without separators. */
  readonly digits: string;
  readonly network: IssuerPrefix['network'];
  readonly start: number;
  readonly end: number;
  /** `dump` when its digits are spread over a dump of bytes, `text` otherwise. */
  readonly form: 'text' | 'dump';
  /** Where each digit, or each byte that spells one, begins and ends. */
  readonly cells: readonly { readonly start: number; readonly end: number }[];
  /** Set when track data follow the number. */
  readonly track?: { readonly secretCells: FoundCardNumber['cells'] };
};

const alreadyMasked = /\d{6}\*{3,9}\d{4}(?!\d)/g;

/**
 * Finds the card numbers in a text: Luhn-valid numbers of 13 to 19 digits with an issuer's prefix, together
 * or in groups, in digits of any script, in track data, and in ISO 8583 and EMV dumps as characters, BCD,
 * or hexadecimal ASCII or EBCDIC. In order of their place; none overlap. Takes time linear in the text.
 */
export function findCardNumbers(text: string): FoundCardNumber[] {
  const readable = readableText(text);
  const plain = hideIbans(readable.plain).replace(alreadyMasked, (masked) => 'x'.repeat(masked.length));
  const whole: Strip = { text: plain, at: [], width: 1 };
  const taken = new Uint8Array(plain.length);
  const found: FoundCardNumber[] = [];
  const take = (strip: Strip, ranges: readonly Range[], form: FoundCardNumber['form']) => {
    for (const range of ranges) {
      const card = cardAt(readable, strip, range, form, taken);
      if (card) found.push(card);
    }
  };
  take(whole, cardsInRuns(hideSpelledDigits(plain)), 'text');
  take(whole, cardsInGroups(plain), 'text');
  for (const dump of [...byteDumps(plain), ...hexDumpColumns(plain)]) {
    for (const spelled of spelledBytes(dump)) take(spelled, cardsInRuns(spelled.text), 'dump');
    take(dump, cardsInRuns(hideSpelledDigits(dump.text), true), 'dump');
  }
  // Behind the dumps: a part of one may look like a card number of its own.
  take(whole, cardsLikeSpelledDigits(plain), 'text');
  return found.sort((one, other) => one.start - other.start);
}

function cardAt(
  readable: ReadableText,
  strip: Strip,
  range: Range,
  form: FoundCardNumber['form'],
  taken: Uint8Array,
): FoundCardNumber | undefined {
  const places = placesOfDigits(strip, range);
  if (places.some((place) => taken[place] === 1)) return undefined;
  for (const place of places) taken.fill(1, place, place + strip.width);
  const cellsOf = (list: readonly number[]) =>
    list.map((place) => ({
      start: readable.starts[place] ?? 0,
      end: readable.ends[place + strip.width - 1] ?? 0,
    }));
  const digits = strip.text.slice(range.from, range.to).replace(/\D/g, '');
  const tail: TrackTail | undefined = trackTailAfter(strip.text, range.to);
  const cells = cellsOf(places);
  return {
    digits,
    network: issuerPrefixOf(digits)?.network ?? '',
    start: cells[0]?.start ?? 0,
    end: cells.at(-1)?.end ?? 0,
    form,
    cells,
    ...(tail && { track: { secretCells: cellsOf(placesOfDigits(strip, tail.secret)) } }),
  };
}

function placesOfDigits(strip: Strip, range: Range): number[] {
  const places: number[] = [];
  for (let index = range.from; index < range.to; index += 1) {
    if (/\d/.test(strip.text.charAt(index))) places.push(strip.at[index] ?? index);
  }
  return places;
}
