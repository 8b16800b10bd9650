import { describe, expect, test } from 'vitest';
import { builtInEngine } from '../testing/built-in-engine.ts';

const { found } = builtInEngine();

describe('the section that answers comes with its article', () => {
  test.each([
    ['How does a key ceremony for an LMK go, step by step?', /step by step/i],
    ['What goes wrong with DUKPT?', /goes wrong/i],
    ['Compare void, reversal and refund', /compared/i],
    ['What does a settlement report contain?', /contains/i],
    ['How does a hotel run a pre-authorisation?', /hotel example/i],
  ])('%s', (question, heading) => {
    const sections = found(question).passages.slice(0, 4);
    expect(sections.some(({ section }) => heading.test(section))).toBe(true);
  });

  test('sections on faults stay behind when no fault is told of', () => {
    const first = [
      'What is a virtual card?',
      'What is a card status?',
      'How does DCC work?',
      'What is an HSM?',
    ];
    for (const question of first)
      expect(found(question).passages[0]?.section).not.toMatch(/goes wrong|errors/i);
  });
});

test('the sections beside the best ones come along for context, behind what was found', () => {
  const { passages } = found('What is DUKPT?');
  const [best] = passages;
  const [, document = '', section = ''] = /^doc:(.+)#(\d+)$/.exec(best?.id ?? '') ?? [];
  const places = passages.map(({ id }) => id);
  expect(places).toContain(`doc:${document}#${Number(section) + 1}`);
  expect(new Set(places).size).toBe(places.length);
});

test('an article without a section of steps shows how by its worked example', () => {
  const sections = found('How does an issuer verify a PIN by PVV?').passages.map(({ section }) => section);
  expect(sections).toContain('Worked example: PVV');
});

test('what stands in a message is not taken for stand-in processing', () => {
  const first = (question: string) => found(question).passages.slice(0, 5);
  const aboutStandIn = ({ documentId }: { documentId: string }) => documentId.includes('stand-in');
  expect(first('Where does the PIN block stand in an authorisation message?').some(aboutStandIn)).toBe(false);
  expect(first('When does the network stand in for the issuer?').some(aboutStandIn)).toBe(true);
});
