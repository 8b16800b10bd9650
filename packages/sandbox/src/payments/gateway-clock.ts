import { setTimeout as delay } from 'node:timers';

type Appointment = { dueAt: number; timer: NodeJS.Timeout; act: () => void; done: () => void };

const dubaiOffsetMs = 4 * 60 * 60 * 1000;

/** The gateway's time, which can be moved on; what was put off then happens as if the time had passed. */
export class GatewayClock {
  #source: () => number;
  #offsetMs = 0;
  #appointments = new Set<Appointment>();

  constructor(source: () => number) {
    this.#source = source;
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return this.#source() + this.#offsetMs;
  }

  /** Acts after a while. The promise ends when that has happened, or when the clock was stopped before. */
  after(delayMs: number, act: () => void): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const appointment: Appointment = {
      dueAt: this.now() + delayMs,
      timer: delay(() => this.#keep(appointment), delayMs),
      act,
      done: resolve,
    };
    this.#appointments.add(appointment);
    return promise;
  }

  advance(ms: number): void {
    this.#offsetMs += ms;
    for (const appointment of this.#inOrder()) {
      if (appointment.dueAt <= this.now()) {
        this.#keep(appointment);
        continue;
      }
      clearTimeout(appointment.timer);
      appointment.timer = delay(() => this.#keep(appointment), appointment.dueAt - this.now());
    }
  }

  /** Lets everything happen now that was put off. */
  settle(): void {
    for (const appointment of this.#inOrder()) this.#keep(appointment);
  }

  stop(): void {
    for (const appointment of this.#appointments) {
      clearTimeout(appointment.timer);
      appointment.done();
    }
    this.#appointments.clear();
  }

  #inOrder(): Appointment[] {
    return [...this.#appointments].sort((one, other) => one.dueAt - other.dueAt);
  }

  #keep(appointment: Appointment): void {
    if (!this.#appointments.delete(appointment)) return;
    clearTimeout(appointment.timer);
    appointment.act();
    appointment.done();
  }
}

/** The day in Dubai, where the gateway settles at midnight: `2030-01-05`. */
export function dubaiDay(time: number): string {
  return new Date(time + dubaiOffsetMs).toISOString().slice(0, 10);
}

/** The month in Dubai: `2030-01`. */
export function dubaiMonth(time: number): string {
  return dubaiDay(time).slice(0, 7);
}
