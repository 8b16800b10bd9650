import type { BeyondModel } from '../beyond/beyond-model.ts';
import type { AnswerVectors } from '../memory-index/answer-vectors.ts';
import type { Lexicon } from '../memory-index/lexicon.ts';
import type { TermIndex } from '../memory-index/term-index.ts';
import type { Wordings } from '../memory-index/wordings.ts';
import type { WordVectors } from '../word-vectors/word-vectors-file.ts';
import type { GlossaryEntries } from './store/glossary-entries.ts';
import type { PassageStore } from './store/passage-store.ts';
import type { RowNames } from './store/row-names.ts';
import type { QuestionReader } from './understanding/question-reader.ts';
import type { TermForms } from './understanding/term-forms.ts';

/** The parts of an open index that retrieval works with. */
export type Engine = {
  readonly store: PassageStore;
  readonly index: TermIndex;
  readonly wordings: Wordings;
  readonly answerVectors: AnswerVectors;
  readonly words: WordVectors;
  readonly entries: GlossaryEntries;
  readonly lexicon: Lexicon;
  readonly forms: TermForms;
  readonly rowNames: RowNames;
  readonly reader: QuestionReader;
  readonly beyond: BeyondModel;
};
