import { BeyondModel } from '../beyond/beyond-model.ts';
import type { IndexFile } from '../index-file/index-file.ts';
import { MemoryIndex } from '../memory-index/memory-index.ts';
import type { Engine } from './engine.ts';
import { allEverydayForms } from './everyday-forms.ts';
import { GlossaryEntries } from './glossary-entries.ts';
import { PassageStore } from './passage-store.ts';
import { QuestionReader } from './question-reader.ts';
import { RowNames } from './row-names.ts';
import { TermForms } from './term-forms.ts';

/** Derives in memory what is searched; the generator's steps may be done in between of other work. */
export function* openEngine(files: readonly IndexFile[]): Generator<void, Engine & { memory: MemoryIndex }> {
  const [builtIn] = files;
  if (!builtIn) throw new Error('There is no index file');
  const forms = new TermForms(builtIn.db);
  const memory = new MemoryIndex(files, [...forms.names(), ...allEverydayForms()]);
  for (const stems of forms.names())
    memory.lexicon.countName(
      stems.map((stem) => memory.lexicon.addStem(stem)),
      1,
    );
  yield* memory.load();
  const store = new PassageStore(files, memory);
  return {
    memory,
    store,
    index: memory.terms,
    wordings: memory.wordings,
    answerVectors: memory.answerVectors,
    words: builtIn.wordVectors(),
    entries: new GlossaryEntries(store, builtIn.meanings()),
    lexicon: memory.lexicon,
    forms,
    rowNames: new RowNames(builtIn.db),
    reader: new QuestionReader(memory.lexicon, forms),
    beyond: new BeyondModel(builtIn.learntBeyond()),
  };
}
