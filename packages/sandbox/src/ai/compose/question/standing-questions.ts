import { readObjects } from '../passages/tlv-objects.ts';
import { withoutLeadIn } from './lead-ins.ts';

const valueAlone = /^(?:(?:and|what about|how about)\s+)?(?<value>[\s\dA-F|:;,=?^*.'"-]+)$/i;
const longValue = /(?=[A-F]*\d)[\dA-F][\dA-F*]{5,}/i;
/** "Do it for PIN 1234": what the question before it is to be worked out for. */
const doneFor =
  /^(?:(?:please|pls|can you|could you)[\s,]+)*(?:do|make|compute|calculate|show|try|repeat|work out) (?:it|that|this|the same|one) (?:for|with|using) (?<values>.*\d.*)$/i;
/** A long value among few words: "7234054128C28805 for example, which fields". */
const valueInWords =
  /^(?:[\p{L}'’]+[\s,:=]*){0,3}(?=[\dA-F]*\d)[\dA-F]{12,}(?:[\s,;:]*[\p{L}'’]+){1,6}[\s?.!]*$/u;
/** What names a value: an abbreviation, or an EMV tag. */
const nameOfValue = /\b(?:(?!ISO\b|EMV\b|HSM\b)[A-Z]{3,5}|(?:9F|5F|DF)[\dA-F]{2})\b/g;

/**
 * The last of the messages of a conversation as a question, and those before it: without the talk before them, and a value by
 * itself, or what it is to be worked out for, as one for the question before it.
 */
export function standingIn(messages: string[]): [last: string | undefined, earlier: string[]] {
  const questions: string[] = [];
  for (const message of messages) {
    const last = questions.at(-1);
    const question = last === undefined ? message : withoutLeadIn(message);
    const value = valueAlone.exec(question)?.groups?.value;
    const isValue = value !== undefined && longValue.test(value) && readObjects(value.trim()).length === 0;
    const values = doneFor.exec(question)?.groups?.values;
    if (last !== undefined && values !== undefined)
      questions[questions.length - 1] = `${last} With ${values}`;
    else if (last !== undefined && valueInWords.test(question))
      questions[questions.length - 1] = `${last} ${question}`;
    else if (last !== undefined && isValue) questions[questions.length - 1] = withValue(last, value);
    else questions.push(question);
  }
  return [questions.at(-1), questions.slice(0, -1)];
}

/** A question with the value that it is asked of, in the place of the one it was asked of before. */
function withValue(question: string, value: string): string {
  const [before] = longValue.exec(question) ?? [];
  if (before !== undefined && before.length === value.replace(/\W/g, '').length)
    return question.replace(before, value.trim());
  const [name] = question.match(nameOfValue)?.slice(-1) ?? [];
  return name === undefined ? `${question} ${value}` : `${question} ${name} = ${value}`;
}
