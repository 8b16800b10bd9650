import { BeyondModel } from '../beyond/beyond-model.ts';
import type { IndexFile } from '../index-file/index-file.ts';
import { MemoryIndex } from '../memory-index/memory-index.ts';
import type { Engine } from './engine.ts';
import { GlossaryEntries } from './store/glossary-entries.ts';
import { PassageStore } from './store/passage-store.ts';
import { RowNames } from './store/row-names.ts';
import { allEverydayForms } from './understanding/everyday-forms.ts';
import { QuestionReader } from './understanding/question-reader.ts';
import { TermForms } from './understanding/term-forms.ts';

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
