import { type Fault, type FaultRequest, faultSchema, noFault, type Service, services } from './faults.ts';
import { lift } from './slow.ts';

/** Which fault each stand-in has to show, until it is reset. */
export class FaultBoard {
  #faults = new Map<Service, Fault>();
  #listeners = new Set<(service: Service, fault: Fault) => void>();

  get(service: Service): Fault {
    return this.#faults.get(service) ?? noFault;
  }

  /** @throws ZodError when the fault is not one the control API would take. */
  set(service: Service, request: FaultRequest): Fault {
    const { mode, delay_ms = noFault.delay_ms, after_chunks = null } = faultSchema.parse(request);
    const fault: Fault = { mode, delay_ms, after_chunks };
    lift(this.get(service));
    this.#faults.set(service, fault);
    for (const listener of this.#listeners) listener(service, fault);
    return fault;
  }

  reset(): void {
    for (const fault of this.#faults.values()) lift(fault);
    this.#faults.clear();
    for (const service of services) {
      for (const listener of this.#listeners) listener(service, noFault);
    }
  }

  all(): Record<Service, Fault> {
    return {
      ai: this.get('ai'),
      mail: this.get('mail'),
      identity: this.get('identity'),
      payments: this.get('payments'),
    };
  }

  onChange(listener: (service: Service, fault: Fault) => void): void {
    this.#listeners.add(listener);
  }
}
