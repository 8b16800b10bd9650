import { speaksOfClearing } from './clearing-words.ts';
import { namesMajorNetwork } from './major-networks.ts';
import { isMisspelt } from './misspelling.ts';
import { type AmbiguousName, networkNouns, otherNetworks } from './network-names.ts';
import { type PromptWord, promptWords } from './prompt-words.ts';

/** Where a prompt goes: to the assistant, or to the canned answer about networks not supported yet. */
type Screening =
  | { readonly decision: 'assistant' }
  | { readonly decision: 'unsupported_network'; readonly networks: readonly string[] };

/**
 * Screens a prompt by keyword, as documented: words of Visa and Mastercard and of their clearing win; then
 * RuPay together with a clearing or settlement word; then any other network gets the canned answer; everything
 * else goes to the assistant. Words that merely look like a network ("to discover", "the benefit of") are none.
 */
export function screenPrompt(prompt: string): Screening {
  const words = promptWords(prompt);
  if (namesMajorNetwork(words)) return { decision: 'assistant' };
  const networks = namedNetworks(words);
  if (networks.length === 0) return { decision: 'assistant' };
  if (networks.includes('RuPay') && speaksOfClearing(words)) return { decision: 'assistant' };
  return { decision: 'unsupported_network', networks };
}

type Mention = { readonly network: string; readonly from: number; readonly to: number };

const nothing: readonly Mention[] = [];

function namedNetworks(words: readonly PromptWord[]): string[] {
  const sure: Mention[] = [];
  const doubtful: Mention[] = [];
  const present = new Set(words.map((word) => word.text));
  // Every form of a name begins as it does, which rules out nearly all of them for next to nothing.
  const places = Map.groupBy(words.keys(), (place) => words[place]?.text[0]);
  const mentionsOf = (network: string, name: string, isOnlyAName: boolean) =>
    mentionsAt(words, places.get(name[0]) ?? [], network, name, isOnlyAName);
  for (const { network, names = [], ambiguous = [] } of otherNetworks) {
    for (const name of names) sure.push(...mentionsOf(network, name, true));
    for (const each of ambiguous) {
      if (each.unless?.some((word) => present.has(word))) continue;
      for (const mention of mentionsOf(network, each.name, each.isUsual === true)) {
        if (isRuledOut(words, mention, each)) continue;
        (isMeant(words, mention, each, present) ? sure : doubtful).push(mention);
      }
    }
  }
  addListed(words, sure, doubtful);
  sure.sort((one, other) => one.from - other.from);
  return [...new Set(sure.map((mention) => mention.network))];
}

/** In a list of networks an ambiguous name is one too: "Amex, discover and diners". Each that is added may have others beside it. */
function addListed(words: readonly PromptWord[], sure: Mention[], doubtful: readonly Mention[]): void {
  const beginning = Map.groupBy(doubtful, ({ from }) => from);
  const reach = 1 + Math.max(0, ...doubtful.map(({ from, to }) => to - from));
  const added = new Set<Mention>();
  for (const one of sure) {
    for (let from = one.from - reach; from <= one.to + 1; from += 1) {
      for (const other of beginning.get(from) ?? []) {
        if (added.has(other) || !areListed(words, one, other)) continue;
        added.add(other);
        sure.push(other);
      }
    }
  }
}

/** @param places of the words that begin as the name does */
function mentionsAt(
  words: readonly PromptWord[],
  places: readonly number[],
  network: string,
  name: string,
  isOnlyAName: boolean,
): readonly Mention[] {
  if (places.length === 0) return nothing;
  const found: Mention[] = [];
  const parts = name.split(' ');
  for (const from of places) {
    const fits = parts.every((part, offset) => {
      const word = words[from + offset];
      return (
        word !== undefined &&
        (word.text === part || (isOnlyAName && isFormOf(word.text, part, parts.length))) &&
        (offset === 0 || /^[\s\-_.]*$/.test(word.gap))
      );
    });
    if (fits) found.push({ network, from, to: from + parts.length });
  }
  return found;
}

const sureLength = { alone: 8, inPhrase: 7 };

/** Whether a word is a name's plural, the name grown together with "card", or a long name with one slip. */
function isFormOf(text: string, part: string, parts: number): boolean {
  if (parts === 1 && text.startsWith(part) && /^(?:e?s|cards?)$/.test(text.slice(part.length))) return true;
  return part.length >= (parts === 1 ? sureLength.alone : sureLength.inPhrase) && isMisspelt(text, part);
}

const subjectVerb = /^(?:does|do|is|are|can|will|did|has)$/;
const verbOfNetwork =
  /^(?:accept|accepts|support|supports|allow|allows|require|requires|process|processes|use|uses|charge|charges|handle|handles|send|sends|have|has|define|defines|assign|assigns|calculate|calculates|certify|mandate|mandates|supported|accepted|available|certified|routed|processed)$/;
const beforeVerb =
  /^(?:to|i|we|you|they|he|she|it|who|can|could|will|would|should|shall|may|might|must|cannot|didnt|dont|did|lets|us|me|help|helps|then|just|also|never|always|ever|people|users|developers|please)$/;
const beforeNoun =
  /^(?:for|on|of|with|from|by|via|in|accept|accepts|accepting|support|supports|through|like|than|versus|vs)$/;
const determiner =
  /^(?:the|a|an|how|what|why|which|who|whom|when|where|whether|that|this|these|those|if|new|more|all|any|your|my|our|their|his|her|its|it|them|about)$/;

const article = /^(?:the|a|an|our|their|your|my|his|her|its|this|that|every|each)$/;
const personsThing =
  /^(?:cards?|debit|credit|prepaid|transactions?|payments?|refunds?|terminal|disputes?|chargebacks?|token|company)$/;

/** Whether the words right beside an ambiguous name leave no doubt that it is not the network. */
function isRuledOut(words: readonly PromptWord[], { from, to }: Mention, name: AmbiguousName): boolean {
  const first = words[from];
  const last = words[to - 1];
  const before = isBeside(first) ? (words[from - 1]?.text ?? '') : '';
  const follows = isBeside(words[to]) ? (words[to]?.text ?? '') : '';
  if (name.isPersons && first?.isPossessive && personsThing.test(follows)) return true;
  if (to - from === 1 || last?.gap !== ' ') return false;
  if (name.notAfter?.test(before)) return true;
  // "Does the union pay for it?": an article before a name of two words in small letters begins a clause.
  const hasNoun = networkNouns.has(follows) || networkNouns.has(last.text);
  return article.test(before) && !last.isCapital && !hasNoun;
}

const isBeside = (word: PromptWord | undefined): boolean => word !== undefined && /^[\s-]*$/.test(word.gap);

/** Whether an ambiguous name means the network, by how it is written and by its neighbours. */
function isMeant(
  words: readonly PromptWord[],
  { from, to }: Mention,
  name: AmbiguousName,
  present: ReadonlySet<string>,
): boolean {
  const word = words[from];
  const before = words[from - 1];
  const after = words[to];
  if (!word) return false;
  if (name.isUsual || name.places?.some((place) => present.has(place))) return true;
  if (name.isGeneric) return false;
  const follows = after && isBeside(after) ? after.text : '';
  const leads = before && isBeside(word) ? before.text : '';
  if (name.name === 'benefit') return isBahrainsBenefit(word, follows, present);
  if (beforeVerb.test(leads) && !(word.isCapital && !word.capitalIsIdle)) return false;
  if (determiner.test(follows)) return false;
  if (networkNouns.has(follows)) return true;
  if (subjectVerb.test(leads) && verbOfNetwork.test(follows)) return true;
  if (name.written === 'upper') return word.isUpper && !word.capitalIsIdle;
  if (name.written === 'capital') {
    return (word.isCapital && !word.capitalIsIdle) || (name.name === 'discover' && beforeNoun.test(leads));
  }
  return false;
}

const bahrain = ['bahrain', 'bahraini', 'manama'];

/** "Benefit" is a word of everyday prose; only its capitals beside the right noun, or Bahrain, make it the switch. */
function isBahrainsBenefit(word: PromptWord, follows: string, present: ReadonlySet<string>): boolean {
  const hasNoun = /^(?:network|card|cards|switch|debit|pay|company|gateway|atm|scheme)$/.test(follows);
  if (follows === 'bahrain' && word.isCapital) return true;
  if (bahrain.some((place) => present.has(place))) return hasNoun || (word.isCapital && !word.capitalIsIdle);
  return hasNoun
    ? word.isUpper || (word.isCapital && !word.capitalIsIdle)
    : word.isUpper && !word.capitalIsIdle;
}

/** Whether two mentions stand side by side in a list: commas, slashes, "and", "or", "vs" between. */
function areListed(words: readonly PromptWord[], one: Mention, other: Mention): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = words.slice(first.to, second.from);
  const gap = words[second.from]?.gap ?? '';
  if (between.length === 0) return /^\s*[,/&+;|]\s*$/.test(gap) || gap === ' ';
  return between.length === 1 && /^(?:and|or|vs|versus|nor|than|to)$/.test(between[0]?.text ?? '');
}
