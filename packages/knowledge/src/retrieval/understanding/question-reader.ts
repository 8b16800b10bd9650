import { remembering } from '../../analysis/remembering.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import { correctSpelling, type Spelled } from './spelling.ts';
import type { TermForms } from './term-forms.ts';
import { type UnderstoodQuestion, understandQuestion } from './understand-question.ts';

/**
 * Reads questions and their parts in the terms of the index. Many rules in turn want to know the same of the same text, so what was
 * read last is kept until the index changes.
 */
export class QuestionReader {
  readonly #lexicon: Lexicon;
  readonly #forms: TermForms;
  #spell: (text: string) => Spelled;
  #understand: (text: string) => UnderstoodQuestion;
  #revision: number;

  constructor(lexicon: Lexicon, forms: TermForms) {
    this.#lexicon = lexicon;
    this.#forms = forms;
    this.#revision = lexicon.revision;
    this.#spell = this.#newSpell();
    this.#understand = this.#newUnderstand();
  }

  /** A text with its misspelt words corrected. */
  spell(text: string): Spelled {
    this.#forgetWhatChanged();
    return this.#spell(text);
  }

  /** What a question or a part of one asks about. */
  understand(text: string): UnderstoodQuestion {
    this.#forgetWhatChanged();
    return this.#understand(text);
  }

  #forgetWhatChanged(): void {
    if (this.#revision === this.#lexicon.revision) return;
    this.#revision = this.#lexicon.revision;
    this.#spell = this.#newSpell();
    this.#understand = this.#newUnderstand();
  }

  #newSpell(): (text: string) => Spelled {
    return remembering((text) => correctSpelling(text, this.#lexicon, this.#forms));
  }

  #newUnderstand(): (text: string) => UnderstoodQuestion {
    return remembering((text) => understandQuestion(text, this.#lexicon, this.#forms, this.#spell));
  }
}
