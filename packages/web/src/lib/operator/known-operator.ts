import type { Settings } from '@genie/contract/client';
import { builtInOperator, type Operator, operatorOf } from './operator.ts';

let known: Operator = builtInOperator;
const listeners = new Set<() => void>();

const tell = (operator: Operator): void => {
  known = operator;
  for (const listener of listeners) listener();
};

/** Who runs this product, as far as this page knows: at first what was built in. */
export const knownOperator = {
  get: (): Operator => known,
  /** Takes over what the server's settings say, whoever asked for them. */
  learn: (settings: Settings): void => tell(operatorOf(settings)),
  /** Forgets what the server said, as a reload does. */
  forget: (): void => tell(builtInOperator),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
