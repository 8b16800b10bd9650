import { tlvIn } from '../../analysis/tlv-objects.ts';
import { courtesyIn } from '../../courtesies.ts';
import type { Turn } from '../../passage.ts';
import { withChangedPart, withOtherNetwork } from './changed-part.ts';
import { additionIn, asksForExample, asksForOtherForm } from './form-requests.ts';
import { returnIn, withoutLeadIn } from './lead-ins.ts';

/** What a message of a conversation asks, and the questions before it that tell what that is about. */
export type Asked = { readonly question: string; readonly conversation: readonly string[] };

const valueAlone = /^(?:(?:and|what about|how about)\s+)?(?<value>[\s\dA-F|:;,=?^*.'"-]+)$/i;
const longValue = /(?=[A-F]*\d)[\dA-F][\dA-F*]{5,}/i;
/** A long value among few words: "7234054128C28805 for example, which fields". */
const valueInWords =
  /^(?:[\p{L}'’]+[\s,:=]*){0,3}(?=[\dA-F]*\d)[\dA-F]{12,}(?:[\s,;:]*[\p{L}'’]+){1,6}[\s?.!]*$/u;
/** What names a value: an abbreviation, or an EMV tag. */
const nameOfValue = /\b(?:(?!ISO\b|EMV\b|HSM\b)[A-Z]{3,5}|(?:9F|5F|DF)[\dA-F]{2})\b/g;

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
  const addition = additionIn(message);
  if (addition !== undefined) return { question: `${last} with ${addition}`, conversation: earlier };
  if (asksForExample(message)) return { question: `${last} ${message}`, conversation: earlier };
  const question = withoutLeadIn(message);
  const value = valueAlone.exec(question)?.groups?.value;
  if (value !== undefined && longValue.test(value) && tlvIn(value) === undefined)
    return { question: withValue(last, value), conversation: earlier };
  const returned = returnIn(question);
  if (returned) return { question: returned.asked, conversation: [`What is ${returned.topic}?`] };
  if (valueInWords.test(question)) return { question: `${last} ${question}`, conversation: earlier };
  const whole = withChangedPart(question, last) ?? withOtherNetwork(question, last);
  return whole === undefined
    ? { question, conversation: before }
    : { question: whole, conversation: earlier };
}

/** A question with the value that it is asked of, in the place of the one it was asked of before. */
function withValue(question: string, value: string): string {
  const [before] = longValue.exec(question) ?? [];
  if (before !== undefined && before.length === value.replace(/\W/g, '').length)
    return question.replace(before, value.trim());
  const [name] = question.match(nameOfValue)?.slice(-1) ?? [];
  return name === undefined ? `${question} ${value}` : `${question} ${name} = ${value}`;
}

/** The turns that tell what a conversation is about. */
export function topicalTurns(conversation: readonly Turn[]): readonly Turn[] {
  const asking = conversation.filter(({ question }) => courtesyIn(question) === undefined);
  const answered = asking.filter(({ declined }) => !declined);
  return answered.length > 0 ? answered : asking;
}
