import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './reveal.module.css';
import { useInView } from './use-in-view.ts';

type RevealProps = {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Whether it grows into its place rather than rises into it. */
  readonly grow?: boolean;
};

/** Content that moves into its place when it is scrolled to: over 1000 ms, once. It can be seen before, as in a picture of the whole page. */
export const Reveal = ({ children, className, grow = false }: RevealProps) => {
  const [element, inView] = useInView<HTMLDivElement>({ threshold: 0.05, once: true });
  return (
    <div
      ref={element}
      className={classNames(styles.reveal, grow && styles.grow, inView && styles.shown, className)}
    >
      {children}
    </div>
  );
};
