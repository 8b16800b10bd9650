import { type FoundCardNumber, findCardNumbers } from './find-card-numbers.ts';
import { maskCardNumber } from './mask-card-number.ts';
import { maskVerificationValues } from './mask-verification-values.ts';

/** How many secrets of each kind were taken out of a text. */
export type MaskedCounts = {
  readonly cardNumbers: number;
  readonly verificationValues: number;
  readonly pins: number;
  readonly tracks: number;
};

/** A text that is safe to store, log and send, and what was taken out of it. */
export type MaskedText = { readonly text: string; readonly masked: MaskedCounts };

/** Whether anything was taken out. */
export function wasMasked(masked: MaskedCounts): boolean {
  return Object.values(masked).some((count) => count > 0);
}

/** A mask can bring other digits together; each further look finds fewer, and this many settle any text met. */
const mostLooks = 6;

/**
 * Masks what PCI DSS 4.0 (requirements 3.3 and 3.5) forbids to keep: card numbers become their first six and
 * last four digits, discretionary track data become stars, and verification values and PINs beside their
 * labels become `[removed]`. Expiry dates, amounts and reference numbers stay. Masked text does not change
 * when it is masked again.
 */
export function maskSensitiveCardData(text: string): MaskedText {
  let current = text;
  const total = { cardNumbers: 0, verificationValues: 0, pins: 0, tracks: 0 };
  for (let look = 0; look < mostLooks && /\p{Nd}{3}|\p{Nd}.\p{Nd}/su.test(current); look += 1) {
    const cards = findCardNumbers(current);
    const secrets = maskVerificationValues(withCardsMasked(current, cards));
    total.cardNumbers += cards.length;
    total.tracks += cards.filter((card) => card.track).length;
    total.verificationValues += secrets.verificationValues;
    total.pins += secrets.pins;
    if (secrets.text === current) break;
    current = secrets.text;
  }
  return { text: current, masked: total };
}

function withCardsMasked(text: string, cards: readonly FoundCardNumber[]): string {
  const edits = cards.flatMap((card) => [...numberEdits(card), ...starEdits(card.track?.secretCells ?? [])]);
  edits.sort((one, other) => one.start - other.start);
  let masked = '';
  let done = 0;
  for (const { start, end, mark } of edits) {
    if (start < done) continue;
    masked += text.slice(done, start) + mark;
    done = end;
  }
  return masked + text.slice(done);
}

function numberEdits(card: FoundCardNumber) {
  if (card.form === 'text') return [{ start: card.start, end: card.end, mark: maskCardNumber(card.digits) }];
  return starEdits(card.cells.slice(6, -4));
}

function starEdits(cells: FoundCardNumber['cells']) {
  return cells.map(({ start, end }) => ({ start, end, mark: '*'.repeat(end - start) }));
}
