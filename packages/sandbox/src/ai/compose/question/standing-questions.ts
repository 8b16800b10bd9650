import { readObjects } from '../passages/tlv-objects.ts';
import { withoutLeadIn } from './lead-ins.ts';

const valueAlone = /^[\s\dA-F|:;,=?^*.'"-]*[\dA-F][\dA-F*]{7,}[\s\dA-F|:;,=?^*.'"-]*$/i;

const abbreviation = /\b(?!ISO\b|EMV\b|HSM\b)[A-Z]{3,5}\b/g;

/**
 * The last of the messages of a conversation as a question, and those before it: without the talk before them, and a value by
 * itself as one for the question before it.
 */
export function standingIn(messages: string[]): [last: string | undefined, earlier: string[]] {
  const questions = messages.reduce<string[]>((before, message) => {
    const last = before.at(-1);
    if (last === undefined) return [message];
    const isValue = valueAlone.test(message) && readObjects(message).length === 0;
    if (!isValue) return before.concat(withoutLeadIn(message));
    const [name = ''] = last.match(abbreviation)?.slice(-1) ?? [];
    return before.slice(0, -1).concat(`${last} ${name} ${message}`.replace(/ {2,}/g, ' '));
  }, []);
  return [questions.at(-1), questions.slice(0, -1)];
}
