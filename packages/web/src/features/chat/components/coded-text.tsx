import type { ReactNode } from 'react';
import { findCodes } from '../answer/find-codes.ts';
import styles from './coded-text.module.css';

/** A line of plain text with its codes and dumps set as code for the eye: what is copied and read aloud is the text alone. */
export const CodedText = ({ children }: { readonly children: string }) => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { code, index, kind } of findCodes(children)) {
    parts.push(
      children.slice(from, index),
      <span key={index} className={styles[kind]}>
        {code}
      </span>,
    );
    from = index + code.length;
  }
  return (
    <>
      {parts}
      {children.slice(from)}
    </>
  );
};
