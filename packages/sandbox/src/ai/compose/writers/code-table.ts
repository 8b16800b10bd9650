import type { Fact } from '../passages/facts.ts';
import type { Code } from '../question/codes.ts';
import { asksForFormat } from '../question/lists-codes.ts';

/** Beside the code and, where it is told, its format. */
const mostColumns = 3;
/** What tables call the column that says what a code is. */
const naming =
  /^(?:meaning|name|contents?|reason|purpose|description|what it is|data|message|question it answers)$/i;
const untelling = new Set(['Standard']);
const ofMessages = new Set<Code['kind']>(['element', 'tag']);

type Known = { code: Code; facts: Fact[] };

/** A row for each code asked for, in their order: what it is, its format where that tells, and what else most of them have. */
export function tableOfCodes(given: Known[], question: string): { header: string[]; rows: string[][] } {
  const known = given.map(withoutOwnNames);
  const first = namingField(known);
  const further = furtherFields(known, first);
  const format = tellsFormat(known, question) ? ['Format'] : [];
  const columns = [first, ...format, ...further.slice(0, mostColumns - 1)];
  const rows = known.flatMap(({ code, facts }) => {
    const cells = columns.map((field) =>
      field === first
        ? (facts.find((fact) => fact.field === first) ?? facts.find((fact) => naming.test(fact.field)))
        : facts.find((fact) => fact.field === field),
    );
    const sources = [...new Set(cells.flatMap((fact) => fact?.n ?? []))];
    if (sources.length === 0) return [];
    const last = cells.findLastIndex((fact) => fact !== undefined);
    const cited = sources.map((n) => `[${n}]`).join(' ');
    return [
      [
        `\`${code.value}\``,
        ...cells.map((fact, index) => (index === last ? `${fact?.value} ${cited}` : (fact?.value ?? ''))),
      ],
    ];
  });
  return { header: ['Code', ...columns], rows };
}

/** "MAC 24" beside a code 24 is no other name of it. */
function withoutOwnNames({ code, facts }: Known): Known {
  const isOwn = (name: string) =>
    code.value.length > 1 ? name.includes(code.value) : name.endsWith(` ${code.value}`);
  const others = facts.flatMap((fact) => {
    if (fact.field !== 'Also called') return [fact];
    const value = fact.value
      .split('; ')
      .filter((name) => !isOwn(name))
      .join('; ');
    return value === '' ? [] : [{ ...fact, value }];
  });
  return { code, facts: others };
}

/** What most of the codes have first, of those that say what a code is if there is one. */
function namingField(known: Known[]): string {
  const firsts = known.flatMap(
    ({ facts }) => (facts.find(({ field }) => naming.test(field)) ?? facts[0])?.field ?? [],
  );
  const counted = Map.groupBy(firsts, (field) => field);
  return [...counted].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
}

/** The columns that most of the codes have, those in which they differ first. */
function furtherFields(known: Known[], first: string): string[] {
  const valuesOf = Map.groupBy(
    known.flatMap(({ facts }) => facts),
    ({ field }) => field,
  );
  const differs = (field: string) => new Set(valuesOf.get(field)?.map(({ value }) => value)).size > 1;
  return [...valuesOf]
    .filter(([field, its]) => its.length * 2 >= known.length && field !== first && !naming.test(field))
    .map(([field]) => field)
    .filter((field) => !untelling.has(field) && field !== 'Format')
    .toSorted((one, other) => Number(differs(other)) - Number(differs(one)));
}

/** How long a field or tag is counts wherever somebody reads a message. */
function tellsFormat(known: Known[], question: string): boolean {
  return (
    known.some(({ facts }) => facts.some(({ field }) => field === 'Format')) &&
    (asksForFormat(question) || known.every(({ code }) => ofMessages.has(code.kind)))
  );
}
