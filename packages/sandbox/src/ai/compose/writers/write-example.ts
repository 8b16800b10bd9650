import type { Material } from '../ranking/material.ts';
import { isCode, isTable, type Structure } from '../ranking/structures.ts';
import type { Code } from '../text/markdown-blocks.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { writeSections } from './write-sections.ts';

/** An example: the answer, the code block whole, and the table that explains it. */
export function writeExample(draft: AnswerDraft, material: Material): void {
  const example = findExample(material);
  const source = material.passages.find(({ n }) => n === example?.n) ?? material.focus;
  writeDirectAnswer(draft, { ...material, focus: source });
  if (example !== undefined) {
    draft.code(example);
    const decoded = material.structures.find(
      (each) =>
        isTable(each) &&
        each.n === example.n &&
        each.heading === example.heading &&
        each.position > example.position,
    );
    if (decoded && isTable(decoded)) draft.table(decoded);
  }
  writeSections(draft, { ...material, focus: source });
}

function findExample({ structures, question, focus }: Material): Structure<Code> | undefined {
  const examples = structures.filter(isCode);
  const json = /\bjson\b/i.test(question.text)
    ? examples.find(({ block }) => /json/i.test(block.language))
    : undefined;
  return (
    json ??
    examples.find(({ n, score }) => n === focus.n && score >= 0.4) ??
    examples.find(({ score }) => score >= 0.5)
  );
}
