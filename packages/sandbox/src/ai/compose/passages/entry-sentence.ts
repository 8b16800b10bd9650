import { nameInSentence } from './name-in-sentence.ts';

const count = '(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve)';
/** Things that are not counted, and so stand without an article. */
const common =
  '(?:Offline|Online|Dynamic|Static|Mutual|Proof|Evidence|Software|Money|Type approval|Type|Name|Authentication|Information)';
const entry = new RegExp(
  `^\\*\\*(?<term>[^*]+)\\*\\*(?: \\((?<full>[^)]*)\\))?: (?<definition>(?:The|An?|Data|One of|${count}|${common}|\\p{Lu}\\p{L}*['’]s) .*)$`,
  'su',
);
const lowered = new RegExp(`^(?:The|An?|Data|One|${count}|${common})\\b`);
/** What is written without a small letter in its beginning, as an abbreviation or a name of several words, needs no article. */
const properName = /^\S*\p{Lu}\S*[\p{Lu}\d]|^(?:\p{Lu}\S* )+(?:\p{Lu}|\d)\S*$/u;
const plural = /[^s'’]s$/;
/** "The fields of …", "The bits in …": the noun that stands first. */
const firstNoun =
  /^The (?:[\w'’-]+ ){0,4}?(?<noun>[\w-]+),? (?:that|which|of|with|in|by|from|between|for|to|on|under|at|whose|when|where)\b/;

/**
 * The first sentence of a glossary's entry, "**KSN** (Key serial number): The value …", as somebody would say it: "**KSN** (key
 * serial number) is the value …". An entry of a common noun, or one that begins without an article, stays as it is.
 */
export function entrySentence(sentence: string): string {
  const { term = '', full, definition = '' } = entry.exec(sentence)?.groups ?? {};
  if (term === '' || !(full || properName.test(term))) return sentence;
  const isPlural = plural.test(full ?? term) && plural.test(firstNoun.exec(definition)?.groups?.noun ?? '');
  const name = full ? `**${term}** (${nameInSentence(full)})` : `**${term}**`;
  return `${name} ${isPlural ? 'are' : 'is'} ${inSentence(definition)}`;
}

function inSentence(definition: string): string {
  return definition.replace(lowered, (word) => word.toLowerCase());
}
