import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { builtInContentFolder } from '../content/content-files.ts';
import { IndexFile } from '../index-file/index-file.ts';
import { openIndex } from '../index-file/open-index.ts';
import type { Turn } from '../passage.ts';
import { atOnce } from '../steps.ts';
import { conversations } from '../testing/conversations.ts';
import { coveredQuestions } from '../testing/covered-questions.ts';
import { nearQuestions } from '../testing/near-questions.ts';
import { uncoveredQuestions } from '../testing/uncovered-questions.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open-engine.ts';
import { retrieve } from './retrieve.ts';

let folder: string;
let index: IndexFile;
let engine: Engine;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'genie-knowledge-'));
  index = new IndexFile(openIndex(folder, builtInContentFolder));
  engine = atOnce(openEngine([index]));
}, 60_000);

afterAll(() => {
  index?.db.close();
  rmSync(folder, { recursive: true, force: true });
});

const present = (documents: readonly string[]) => documents.filter((id) => engine.store.document(id));
const found = (question: string, conversation: readonly Turn[] = []) =>
  retrieve(engine, question, conversation);

describe('questions that are covered', () => {
  test.each(coveredQuestions.map(([question, ...documents]) => ({ question, documents })))(
    '$question',
    ({ question, documents }) => {
      const { covered, passages } = found(question);
      expect(covered).toBe(true);
      expect(present(documents).length).toBeGreaterThan(0);
      const best = passages.slice(0, 5).map((passage) => passage.documentId);
      expect(best.filter((id) => documents.includes(id))).not.toEqual([]);
    },
  );

  test('their documents are among the first three of nearly all', () => {
    const missed = coveredQuestions.filter(([question, ...documents]) => {
      const best = found(question).passages.slice(0, 3);
      return !best.some((passage) => documents.includes(passage.documentId));
    });
    expect(missed.length / coveredQuestions.length).toBeLessThanOrEqual(0.03);
  });

  test('the questions of every article find it, and are covered', () => {
    const articles = [...new Set(coveredQuestions.flatMap(([, ...documents]) => documents))].filter((id) =>
      id.includes('/'),
    );
    const asked = articles.flatMap((id) =>
      (engine.store.document(id)?.questions ?? []).map((question) => ({ id, question })),
    );
    const wrong = asked.filter(({ id, question }) => {
      const { covered, passages } = found(question);
      return !covered || !passages.some((passage) => passage.documentId === id);
    });
    expect(wrong.length / asked.length).toBeLessThanOrEqual(0.03);
  });
});

describe('questions that are not covered', () => {
  test.each(uncoveredQuestions)('%s', (question) => {
    const { covered, nearestTopics } = found(question);
    expect(covered).toBe(false);
    expect(nearestTopics.length).toBeGreaterThan(0);
  });

  test('a question far from everything is pointed to the eight categories', () => {
    expect(found('photosynthesis').nearestTopics).toEqual(categories.map((category) => category.title));
  });

  test('a question near to something is pointed there', () => {
    expect(found('What does response code ZZ mean?').nearestTopics.join()).toMatch(/response code/i);
  });

  test('words that every text holds, or none at all, find nothing', () => {
    for (const question of ['', '   ', '?', 'what is the', '"', '*', 'AND OR NOT', 'NEAR(']) {
      expect(found(question).covered).toBe(false);
    }
  });
});

describe('questions close to those that are not covered', () => {
  test.each(nearQuestions)('%s', (question) => {
    expect(found(question).covered).toBe(true);
  });
});

describe('follow-ups are understood from the conversation', () => {
  test.each(
    conversations.map(([conversation, question, ...documents]) => ({ conversation, question, documents })),
  )('$conversation.0.question … $question', ({ conversation, question, documents }) => {
    const { covered, passages } = found(question, conversation);
    expect(covered).toBe(true);
    const best = passages.slice(0, 5).map((passage) => passage.documentId);
    expect(best.filter((id) => documents.includes(id))).not.toEqual([]);
  });

  test('a complete question is not coloured by what went before', () => {
    const question = 'What does the key serial number contain?';
    const conversation = [{ question: 'What are the Visa dispute conditions?', answer: '' }];
    expect(found(question, conversation).passages).toEqual(found(question).passages);
  });

  test('a question outside the field is declined in a conversation too', () => {
    const conversation = [{ question: 'What is a PAN?', answer: '' }];
    for (const question of [
      'and how do I bake a cake?',
      'what about the weather?',
      'is it good for horses?',
    ]) {
      expect(found(question, conversation).covered, question).toBe(false);
    }
  });
});

describe('exact codes', () => {
  test.each([
    ['DE 39', 'ref:iso8583-data-elements#39'],
    ['field 48', 'ref:iso8583-data-elements#48'],
    ['9F27', 'ref:emv-tags#9F27'],
    ['RC 91', 'ref:iso8583-response-codes#91'],
    ['MCC 5411', 'ref:mcc#5411'],
    ['0420', 'ref:mti#0420'],
    ['ECI 07', 'ref:eci-values#07'],
    ['What does DE 39 = 05 mean?', 'ref:iso8583-response-codes#05'],
    ['POS condition code 59', 'ref:pos-condition-codes#59'],
    ['TVR byte 1 bit 8', 'ref:emv-tvr-bits#byte 1 bit 8'],
    ['MCC 3245', 'ref:mcc#3000-3350'],
    ['BIN 222350', 'ref:iin-ranges#2221-2720'],
    ['Which network has BIN 35290012?', 'ref:iin-ranges#3528-3589'],
    ['card number starting with 4571', 'ref:iin-ranges#4'],
  ])('%s finds its row first', (question, id) => {
    expect(found(question).passages[0]?.id).toBe(id);
  });

  test('a look-up belongs to the category of its row', () => {
    expect(found('What does DE 39 = 05 mean?').category).toBe(4);
  });
});

describe('the section that answers comes with its article', () => {
  test.each([
    ['How is a card ceremony for master keys held?', /step by step/i],
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

test('several codes of one family each bring their row', () => {
  const ids = found('what do ECI 05 06 07 mean').passages.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['ref:eci-values#05', 'ref:eci-values#06', 'ref:eci-values#07']),
  );
});

test.each([
  ['Our BASE II file has lines with 05, 06 and 25.', 'ref:visa-transaction-codes#06'],
  ['The log lists these entry modes: 05, 07, 91.', 'ref:pos-entry-modes#91'],
  ['Amounts came in 840, 978 and 784; which currencies?', 'ref:currencies#978'],
  ['Processing codes in the file are either 00, 20 or 28.', 'ref:processing-codes#28'],
])('numbers listed beside what they are codes of bring their rows: %s', (question, row) => {
  expect(found(question).passages.map(({ id }) => id)).toContain(row);
});

test('a list of lengths of time is no list of codes', () => {
  const ids = found('Why did Visa clearing take 10 and 20 days?').passages.map(({ id }) => id);
  expect(ids).not.toContain('ref:visa-transaction-codes#20');
});

test('each abbreviation of a list brings its entry, also one that is only another name of its term', () => {
  const ids = found('What do MII, IIN, PAN and PSN stand for?').passages.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['term:mii', 'term:bin', 'term:pan', 'term:psn']));
});

test('the bits that are set in a quoted value bring their rows', () => {
  const ids = found('Which bits are set in TVR 0080008000?').passages.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['ref:emv-tvr-bits#byte 2 bit 8', 'ref:emv-tvr-bits#byte 4 bit 8']),
  );
});

test('an article without a section of steps shows how by its worked example', () => {
  const sections = found('How does an issuer verify a PIN by PVV?').passages.map(({ section }) => section);
  expect(sections).toContain('Worked example: PVV');
});

test('a follow-up with a number means a code of the family before', () => {
  const conversation = [{ question: 'What does SLI 212 mean?', answer: '' }];
  expect(found('and 210?', conversation).passages[0]?.id).toBe('ref:sli-values#210');
});

test('what stands in a message is not taken for stand-in processing', () => {
  const first = (question: string) => found(question).passages.slice(0, 5);
  const aboutStandIn = ({ documentId }: { documentId: string }) => documentId.includes('stand-in');
  expect(first('Where does the PIN block stand in an authorisation message?').some(aboutStandIn)).toBe(false);
  expect(first('When does the network stand in for the issuer?').some(aboutStandIn)).toBe(true);
});

test('a follow-up on a code brings the row of that code', () => {
  const conversation = [{ question: 'What is DE 37?', answer: '' }];
  const { passages } = found('and how long is it?', conversation);
  expect(passages[0]?.id).toBe('ref:iso8583-data-elements#37');
});

describe('what comes back', () => {
  test('is at most eight passages, few of one document', () => {
    for (const [question] of coveredQuestions) {
      const { passages } = found(question);
      expect(passages.length, question).toBeLessThanOrEqual(8);
      const articles = passages
        .filter((passage) => passage.kind === 'document')
        .map((passage) => passage.documentId);
      for (const id of articles)
        expect(articles.filter((other) => other === id).length).toBeLessThanOrEqual(5);
    }
  });

  test('suggests two or three questions that are covered and were not asked', () => {
    for (const [question] of coveredQuestions.slice(0, 60)) {
      const { followUps } = found(question);
      expect(followUps.length, question).toBeGreaterThanOrEqual(2);
      expect(followUps.length, question).toBeLessThanOrEqual(3);
      for (const followUp of followUps) {
        expect(followUp.toLowerCase()).not.toBe(question.toLowerCase());
        expect(found(followUp).covered, followUp).toBe(true);
      }
    }
  });

  test('can be read again by its ids', () => {
    for (const passage of found('How does DUKPT work?').passages) {
      expect(engine.store.passageById(passage.id)).toEqual(passage);
      expect(engine.store.document(passage.documentId)?.markdown.length).toBeGreaterThan(0);
    }
    expect(engine.store.passageById('doc:nothing#1')).toBeUndefined();
    expect(engine.store.document('nothing')).toBeUndefined();
  });

  test('is the same each time', () => {
    const question = 'How does stand-in processing work?';
    expect(found(question)).toEqual(found(question));
  });
});

test('no text makes retrieval fail', () => {
  const syntax = fc.string({
    unit: fc.constantFrom(...'"*^():+-.,{}\\\'\0 ', 'AND ', 'NEAR(', 'title:', 'de39 ', '='),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), syntax), (question) => {
      const { passages } = found(question, [{ question: question.slice(1), answer: question }]);
      expect(passages.length).toBeLessThanOrEqual(8);
    }),
    { numRuns: 300 },
  );
});

test('a question of 4,000 characters is answered in time', () => {
  const long = 'The terminal sent an authorisation and DE 39 came back. '.repeat(70);
  const before = process.cpuUsage();
  expect(found(`${long} What is stand-in processing?`).covered).toBe(true);
  // Time of the processor: what others do on a busy machine is not counted.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});

test('half of the questions take less than five milliseconds', () => {
  const times = coveredQuestions.map(([question]) => {
    const before = process.cpuUsage();
    found(question);
    return process.cpuUsage(before).user / 1_000;
  });
  times.sort((one, other) => one - other);
  expect(times[times.length >> 1]).toBeLessThan(5);
});
