import type { Lexicon } from '../../memory-index/lexicon.ts';

const holdsJson = /\{\s*["']\w+["']\s*:/;
const member = /["'](\w+)["']\s*:\s*/g;
const signsOfJson = /[{}[\]]|(?<=[\s,:{[(]|^)"|"(?=\s*(?:[,}\])]|$))/g;
const holdsElement = /<\/?[A-Z]\w*[\s/>]/;
const element = /<\/?([A-Za-z]\w*)(?:\s+[^<>]*)?\/?>/g;
const partsOfName = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu;

/**
 * A question with the data that were pasted into it read as words: members of JSON by the words of their names (`"avsResult":"Z"` is
 * avs result Z), unless documents have the name as it is, and elements of XML without the names that they do not have, which name
 * nothing that is asked about.
 */
export function dataInWords(question: string, lexicon: Lexicon): string {
  const withoutJson = holdsJson.test(question)
    ? question
        .replace(member, (_, name: string) => `${lexicon.knows(name.toLowerCase()) ? name : words(name)} `)
        .replace(signsOfJson, ' ')
    : question;
  if (!holdsElement.test(withoutJson)) return withoutJson;
  return withoutJson.replace(element, (written, name: string) =>
    lexicon.knows(name.toLowerCase()) ? written : ' ',
  );
}

const words = (name: string): string => (name.match(partsOfName) ?? [name]).join(' ').toLowerCase();
