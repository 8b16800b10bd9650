import { KeptMap } from '../kept-map.ts';
import { type Person, subjectOf } from './person.ts';

const kept = 1000;

/** Who has signed in, by subject, in memory. What was said last of an e-mail holds; beyond 1000 the oldest go. */
export class People {
  #bySubject = new KeptMap<string, Person>(kept);

  /** Returns the person's subject identifier. */
  remember(person: Person): string {
    const subject = subjectOf(person.email);
    this.#bySubject.set(subject, person);
    return subject;
  }

  find(subject: string): Person | undefined {
    return this.#bySubject.get(subject);
  }
}
