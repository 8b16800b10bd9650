import { tlvIn } from '../analysis/tlv-objects.ts';
import { courtesyIn } from '../courtesies.ts';
import type { Turn } from '../passage.ts';
import { asksForExample, asksForOtherForm } from './form-requests.ts';
import { withoutLeadIn } from './lead-ins.ts';

/** What a message of a conversation asks, and the turns before it that ask something too. */
export type Asked = { readonly question: string; readonly conversation: readonly Turn[] };

const valueAlone = /^[\s\dA-F|:;,=?^*.'"-]+$/i;
const longValue = /[\dA-F][\dA-F*]{7,}/i;

/**
 * A message as the question that it stands for: one that wants the answer before it shorter or in a table asks the question
 * before it again, and so does one for an example; a value by itself is one for that question. Courtesies tell nothing of what is talked about, and neither
 * do questions that were declined, unless all were.
 */
export function asAsked(message: string, before: readonly Turn[]): Asked {
  const conversation = topicalTurns(before)
    .filter(({ question }) => !asksForOtherForm(question) && !asksForExample(question))
    .map((turn) => ({ ...turn, question: withoutLeadIn(turn.question) }));
  const last = conversation.at(-1);
  if (last === undefined) return { question: message, conversation };
  if (asksForOtherForm(message)) return { question: last.question, conversation: conversation.slice(0, -1) };
  const isValue = valueAlone.test(message) && longValue.test(message) && tlvIn(message) === undefined;
  if (!isValue && !asksForExample(message)) return { question: withoutLeadIn(message), conversation };
  return { question: `${last.question} ${message}`, conversation: conversation.slice(0, -1) };
}

/** The turns that tell what a conversation is about. */
export function topicalTurns(conversation: readonly Turn[]): readonly Turn[] {
  const asking = conversation.filter(({ question }) => courtesyIn(question) === undefined);
  const answered = asking.filter(({ declined }) => !declined);
  return answered.length > 0 ? answered : asking;
}
