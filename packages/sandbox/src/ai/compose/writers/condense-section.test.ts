import { expect, test } from 'vitest';
import { readPassage } from '../passages/passage.ts';
import { readQuestion } from '../question/question-kind.ts';
import { relevanceTo } from '../ranking/relevance.ts';
import { condense } from './condense-section.ts';

const read = (body: string) => readPassage({ n: 1, title: 'Holds', section: 'Ageing', category: '', body });
const brief = (body: string, question: string, near = false) => {
  const passage = read(body);
  return condense(passage, relevanceTo(readQuestion(question), [passage]), near);
};

test('the first sentence stays, with the sentences that hold what is asked and can stand alone', () => {
  const [first, second] = brief(
    "Ageing releases old holds. It runs at night.\n\nA hotel hold stays for thirty days. This is long. Other parts are nobody's concern.",
    'How long does a hotel hold stay?',
  );
  expect(first).toMatchObject({ sentences: ['Ageing releases old holds.'] });
  expect(second).toMatchObject({ sentences: ['A hotel hold stays for thirty days.'] });
});

test('a section of which nothing holds what is asked is given from its beginning', () => {
  const body = 'Ageing releases old holds. It runs at night.\n\n- First thing\n- Second thing';
  expect(brief(body, 'What is a hotel?')).toHaveLength(2);
});

test('a row without a cell beside its key tells nothing, however well it fits', () => {
  const body =
    'Ageing releases old holds.\n\n| Hold | Stays |\n|---|---|\n| Hotel | – |\n| Hotel abroad | Thirty days |';
  expect(brief(body, 'How long does a hotel hold stay?')[1]).toMatchObject({
    rows: [['Hotel abroad', 'Thirty days']],
  });
});
