import type { Settings } from '@genie/contract/client';
import { documentSettings } from './document-settings.ts';
import { builtInOperator, type Operator, operatorOf } from './operator.ts';

const fromDocument = (): Operator => {
  const settings = documentSettings();
  return settings === undefined ? builtInOperator : operatorOf(settings);
};

let known: Operator = fromDocument();
const listeners = new Set<() => void>();

const tell = (operator: Operator): void => {
  known = operator;
  for (const listener of listeners) listener();
};

/** Who runs this product, as far as this page knows: at first what its document says, or what was built in. */
export const knownOperator = {
  get: (): Operator => known,
  /** Takes over what the server's settings say, whoever asked for them. */
  learn: (settings: Settings & { readonly site?: string }): void => tell(operatorOf(settings)),
  /** Forgets what the server said, as a reload does. */
  forget: (): void => tell(fromDocument()),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
