import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './tabs.module.css';

export type Tab = {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
};

type TabsProps = {
  /** What the tabs choose from, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Whether all are always in view: on a phone in rows of two, rather than scrolled. */
  readonly spread?: boolean;
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs of which the arrow keys select the next. A panel is made when it is first shown and keeps what is typed in it. */
export const Tabs = ({ label, tabs, selected, onSelect, spread = false }: TabsProps) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  if (!shown.has(selected)) setShown(new Set([...shown, selected]));

  const step = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        className={classNames(styles.list, spread && styles.spread)}
        role="tablist"
        aria-label={label}
        onKeyDown={step}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            data-tab={tab.id}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={shown.has(tab.id) ? `${base}-panel-${tab.id}` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) =>
        shown.has(tab.id) ? (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}-panel-${tab.id}`}
            className={styles.panel}
            aria-labelledby={`${base}-tab-${tab.id}`}
            hidden={tab.id !== selected}
          >
            {tab.panel}
          </div>
        ) : null,
      )}
    </div>
  );
};
