import type { AnswerDraft } from './answer-draft.ts';
import { mentionsCode } from './code-mentions.ts';
import type { Code } from './codes.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { type Fact, factsAbout } from './facts.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import { standingOf, targetsOf } from './targets.ts';
import { writeStructure } from './write-explanation.ts';

const mostColumns = 4;

/** What a code means: the answer, a small table of what is known of it, then key points. */
export function writeCode(draft: AnswerDraft, material: Material): void {
  const sought = targetsOf(material.question.codes).filter((code) => !material.missing.includes(code));
  writeDirectAnswer(draft, material);
  const known = sought
    .map((code) => ({ code, facts: factsOfCode(code, material) }))
    .filter(({ facts }) => facts.length > 0);
  const [only, second] = known;
  if (only && second) writeTableOfCodes(draft, known);
  else if (only) writeFieldTable(draft, only.code, only.facts, material);
  else writeStructure(draft, material);
  writeKeyPoints(draft, material, { heading: 'Key points', most: 5 });
}

function factsOfCode(code: Code, { passages, question }: Material): Fact[] {
  const fitting = passages.filter((passage) => standingOf(passage, question.codes) !== 'foreign');
  return factsAbout(fitting, (key, context) => isCodeKey(key, code, context));
}

/** A key is the code when it is little else: "05", "DE 39", "41, 43". */
function isCodeKey(key: string, code: Code, context: string): boolean {
  const letters = key
    .replace(/\b(?:DE|MTI|tag|field|bit|code|response|TC|PDS|and|or|to)\b/gi, '')
    .replace(/[^a-z]/gi, '');
  return letters.length <= 4 && mentionsCode(key, code, `${context} code`);
}

function writeFieldTable(draft: AnswerDraft, code: Code, facts: Fact[], { question }: Material): void {
  const holder = question.codes.find(({ kind }) => kind === 'element');
  const place = holder && holder !== code ? `${holder.label}, ` : '';
  const name = code.label
    .replace(code.value, '')
    .replace(/\s*=\s*$/, '')
    .trim();
  const described = name === '' || name === holder?.label ? place.replace(/, $/, '') : `${place}${name}`;
  const rows = facts.map(({ field, value, n }) => [field, `${value} [${n}]`]);
  draft.ownTable(
    ['Field', 'Value'],
    [['Code', `\`${code.value}\`${described ? ` (${described})` : ''}`], ...rows],
    [],
  );
}

function writeTableOfCodes(draft: AnswerDraft, known: { code: Code; facts: Fact[] }[]): void {
  const counted = new Map<string, number>();
  for (const { facts } of known)
    for (const { field } of facts) counted.set(field, (counted.get(field) ?? 0) + 1);
  const fields = [...counted]
    .filter(([, count]) => count * 2 >= known.length)
    .map(([field]) => field)
    .slice(0, mostColumns - 1);
  const rows = known.map(({ code, facts }) => {
    const cells = fields.map((field) => facts.find((fact) => fact.field === field));
    const sources = [...new Set(cells.flatMap((fact) => fact?.n ?? []))];
    const last = cells.findLastIndex((fact) => fact !== undefined);
    return [
      `\`${code.value}\``,
      ...cells.map((fact, index) =>
        index === last ? `${fact?.value} ${sources.map((n) => `[${n}]`).join(' ')}` : (fact?.value ?? ''),
      ),
    ];
  });
  draft.ownTable(['Code', ...fields], rows, []);
}
