const opened =
  /^\s*(?:(?:and|or|but|also|so|then|what about|how about)\b[\s,]*)*(?:(?:for|in|with|on|at|by)\s+)?(?:the |an? )?(?<part>[^\s?!.]{2,12})(?:\s+(?:as well|too|also|then))?[\s?!.]*$/i;
const value = /\b(?=\w*\d)[0-9A-Z]{2,6}\b/gi;
const shortForNetwork = /^(?:mc|mastercard|master card)$/i;
const network = /\b(?:visa|mastercard|rupay)\b/gi;
const party =
  /(?<=\b(?:the|an?|my|our|your) )(?:issuers?|acquirers?|merchants?|cardholders?|processors?|networks?)\b/gi;

/**
 * A question whose one value, network or party is changed for another by the next: "What does response code 51 mean?" by
 * "and 51?" after one about 05. Undefined for what changes nothing that is said there only once.
 */
export function withChangedPart(message: string, before: string): string | undefined {
  const { part: said } = opened.exec(message)?.groups ?? {};
  if (said === undefined) return undefined;
  const part = shortForNetwork.test(said) ? 'Mastercard' : said;
  if (new RegExp(`^${value.source}$`, 'i').test(part))
    return changed(
      before,
      part,
      value,
      (each) => each.length === part.length && isNumber(each) === isNumber(part),
    );
  if (new RegExp(`^${network.source}$`, 'i').test(part)) return changed(before, part, network);
  return /^(?:issuers?|acquirers?|merchants?|cardholders?|processors?|networks?)$/i.test(part)
    ? changed(before, part, party)
    : undefined;
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

function changed(
  before: string,
  part: string,
  kind: RegExp,
  fits: (each: string) => boolean = () => true,
): string | undefined {
  const found = new Set((before.match(kind) ?? []).filter(fits).map((each) => each.toLowerCase()));
  const [only] = found;
  if (found.size !== 1 || only === part.toLowerCase()) return undefined;
  return before.replace(kind, (each) => (each.toLowerCase() === only ? part : each));
}

const equivalent =
  /^\W*(?:(?:and|ok|so)\b[\s,]*)*(?:what(?:['\u2019]?s| is| are| would be| would)?|which(?: one)? is|give me)?\s*(?:the )?(?:(?<before>visa|mastercard|mc)(?:['\u2019]s)? (?:equivalent|counterpart|version|one|code|name|value)s?|(?:equivalent|counterpart|same|corresponding)(?: (?:one|code|value|name|thing))?s? (?:at|for|in|on|of) (?<behind>visa|mastercard|mc))(?: (?:of|for|to) (?:that|this|it|them|those))?\W*$/i;

/**
 * A question for what the other network has in the place of what was asked about: "what's the Mastercard equivalent?" after one about a
 * Visa code. Undefined for any other.
 */
export function withOtherNetwork(message: string, before: string): string | undefined {
  const { before: first, behind } = equivalent.exec(message)?.groups ?? {};
  const named = first ?? behind;
  if (named === undefined) return undefined;
  const other = shortForNetwork.test(named) ? 'Mastercard' : 'Visa';
  return `${before.replace(/[\s?!.]+$/, '')}. What is it at ${other}?`;
}
