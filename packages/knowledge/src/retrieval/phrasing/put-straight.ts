import type { Engine } from '../engine.ts';
import { withoutAsides } from './asides.ts';
import { withoutBystanders } from './bystanders.ts';
import { dataInWords } from './data-in-words.ts';
import { listsInFull } from './lists-in-full.ts';
import { askedInEnglish } from './other-languages.ts';
import { saidInFull } from './said-in-full.ts';
import { withoutMarkup } from './without-markup.ts';
import { withoutOrders } from './without-orders.ts';
import { writtenApart } from './written-apart.ts';

/**
 * A question in the words of documents: without markup, orders, asides and bystanders, with pasted data, words of other languages, glued
 * and shortened codes and lists written out.
 *
 * @param goesOn whether there are questions before it
 */
export function putStraight(asked: string, engine: Engine, goesOn: boolean): string {
  const steps: readonly ((text: string) => string)[] = [
    withoutMarkup,
    (text) => dataInWords(text, engine.lexicon),
    askedInEnglish,
    withoutOrders,
    withoutAsides,
    (text) => withoutBystanders(text, engine),
    writtenApart,
    (text) => listsInFull(text, engine.lexicon),
    (text) => saidInFull(text, goesOn),
  ];
  return steps.reduce((text, step) => step(text), asked);
}
