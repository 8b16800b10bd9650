import { type Person, subjectOf } from './person.ts';

const kept = 1000;

/** Who has signed in, by subject, in memory. What was said last of an e-mail holds; beyond 1000 the oldest go. */
export class People {
  #bySubject = new Map<string, Person>();

  /** Returns the person's subject identifier. */
  remember(person: Person): string {
    const subject = subjectOf(person.email);
    this.#bySubject.delete(subject);
    this.#bySubject.set(subject, person);
    for (const oldest of this.#bySubject.keys()) {
      if (this.#bySubject.size <= kept) break;
      this.#bySubject.delete(oldest);
    }
    return subject;
  }

  find(subject: string): Person | undefined {
    return this.#bySubject.get(subject);
  }
}
