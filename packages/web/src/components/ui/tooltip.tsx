import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

type TooltipProps = {
  readonly text: ReactNode;
  /** What it explains; it must take a ref and be focusable. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
};

/** A short explanation on hover and focus. It never holds what is not said elsewhere. */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => (
  <Radix.Provider delayDuration={350}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
