const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const countries = alphabet.flatMap((first) =>
  alphabet.flatMap((second) => regions.of(`${first}${second}`) ?? []),
);
const cities = Intl.supportedValuesOf('timeZone').map((zone) =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '),
);

/** A name as a pattern of itself. */
export const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Countries, and the cities that time zones are named by, as patterns; longer ones first. */
export const placeNames: readonly string[] = [...new Set([...countries, ...cities])]
  .filter((name) => /^\p{Lu}\p{L}{2,}/u.test(name))
  .sort((one, other) => other.length - one.length)
  .map(escaped);
