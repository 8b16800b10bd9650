import { tlvIn } from '../analysis/tlv-objects.ts';
import { courtesyIn } from '../courtesies.ts';
import type { Turn } from '../passage.ts';
import { withChangedPart } from './changed-part.ts';
import { asksForExample, asksForOtherForm } from './form-requests.ts';
import { returnIn, withoutLeadIn } from './lead-ins.ts';

/** What a message of a conversation asks, and the questions before it that tell what that is about. */
export type Asked = { readonly question: string; readonly conversation: readonly string[] };

const valueAlone = /^[\s\dA-F|:;,=?^*.'"-]+$/i;
const longValue = /[\dA-F][\dA-F*]{7,}/i;
const abbreviation = /\b(?!ISO\b|EMV\b|HSM\b)[A-Z]{3,5}\b/g;

/**
 * A message as the question that it stands for: one that wants the answer before it shorter or in a table asks the question
 * before it again, and so does one for an example; a value by itself is one for that question. Courtesies tell nothing of
 * what is talked about, and neither do questions that were declined, unless all were.
 */
export function asAsked(message: string, before: readonly Turn[]): Asked {
  const asked = topicalTurns(before).reduce<Asked>(
    (sofar, turn) => following(turn.question, standing(sofar)),
    { question: '', conversation: [] },
  );
  return following(message, standing(asked));
}

const standing = ({ question, conversation }: Asked): readonly string[] =>
  question === '' ? conversation : [...conversation, question];

function following(message: string, before: readonly string[]): Asked {
  const last = before.at(-1);
  if (last === undefined) return { question: message, conversation: before };
  const earlier = before.slice(0, -1);
  if (asksForOtherForm(message)) return { question: last, conversation: earlier };
  if (asksForExample(message)) return { question: `${last} ${message}`, conversation: earlier };
  if (valueAlone.test(message) && longValue.test(message) && tlvIn(message) === undefined) {
    const [name = ''] = last.match(abbreviation)?.slice(-1) ?? [];
    return { question: `${last} ${name} ${message}`.replace(/ {2,}/g, ' '), conversation: earlier };
  }
  const question = withoutLeadIn(message);
  const returned = returnIn(question);
  if (returned) return { question: returned.asked, conversation: [`What is ${returned.topic}?`] };
  const whole = withChangedPart(question, last);
  return whole === undefined
    ? { question, conversation: before }
    : { question: whole, conversation: earlier };
}

/** The turns that tell what a conversation is about. */
export function topicalTurns(conversation: readonly Turn[]): readonly Turn[] {
  const asking = conversation.filter(({ question }) => courtesyIn(question) === undefined);
  const answered = asking.filter(({ declined }) => !declined);
  return answered.length > 0 ? answered : asking;
}
