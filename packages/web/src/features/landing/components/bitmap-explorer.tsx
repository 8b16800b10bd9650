import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { bitmapBytes } from '../../../components/ui/bitmap/bits.ts';
import { messageBitmaps } from '../../../lib/iso8583/message-bitmaps.ts';
import { useInView } from '../../../lib/reveal/use-in-view.ts';
import { dataElementName } from '../data-element-names.ts';
import { BitReadout, prepareReadout } from './bit-readout.tsx';
import styles from './bitmap-explorer.module.css';
import { nextBit } from './next-bit.ts';

const allBits = Array.from({ length: 64 }, (_, index) => index + 1);
const messages = Object.values(messageBitmaps);
const [firstMessage] = messages as [(typeof messages)[number]];

type BitmapExplorerProps = {
  /** Whether the headline is in view: its words appear, and the bits light with them. In view alone they stay lit. */
  readonly lit: boolean;
  /** How many steps the lighting takes: one a word. */
  readonly steps: number;
};

/** The primary bitmap of a message: each bit names the data element it stands for. */
export const BitmapExplorer = ({ lit, steps }: BitmapExplorerProps) => {
  const [message, setMessage] = useState<(typeof messages)[number]>(firstMessage);
  const [bit, setBit] = useState<number>();
  const [panel, inView] = useInView<HTMLElement>({ threshold: 0.2 });
  const grid = useRef<HTMLDivElement>(null);
  const readoutId = useId();
  const inOrder = [...message.bits];

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextBit(bit ?? 1, event.key);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-bit="${next}"]`)?.focus();
  };

  return (
    <section
      ref={panel}
      className={styles.explorer}
      data-surface="ink"
      aria-label="The bitmap of an ISO 8583 message"
    >
      <fieldset className={styles.messages}>
        <legend className={styles.legend}>Message</legend>
        {messages.map((offered) => (
          <label key={offered.mti} className={styles.message} title={offered.name}>
            <input
              type="radio"
              name="message"
              checked={offered.mti === message.mti}
              aria-label={`${offered.mti} ${offered.name}`}
              onChange={() => setMessage(offered)}
            />
            <span>{offered.mti}</span>
          </label>
        ))}
        <span className={styles.name}>{message.name}</span>
      </fieldset>
      <div className={styles.bitmap}>
        <div
          ref={grid}
          className={styles.grid}
          role="toolbar"
          aria-label={`Primary bitmap of ${message.mti}, 64 bits`}
          data-lit={lit || inView}
          onPointerEnter={prepareReadout}
          onKeyDown={onKeyDown}
        >
          {allBits.map((number) => {
            const sent = message.bits.has(number);
            return (
              <button
                key={number}
                type="button"
                className={styles.bit}
                data-bit={number}
                data-sent={sent}
                data-step={
                  sent ? Math.floor((inOrder.indexOf(number) * steps) / inOrder.length) + 1 : undefined
                }
                aria-label={`DE ${number} ${dataElementName(number)}${sent ? ', sent' : ''}`}
                aria-describedby={number === bit ? readoutId : undefined}
                aria-current={number === bit}
                tabIndex={number === (bit ?? 1) ? 0 : -1}
                onPointerEnter={() => setBit(number)}
                onFocus={() => setBit(number)}
                onClick={() => setBit(number)}
              />
            );
          })}
        </div>
        <ol className={styles.bytes} aria-label="The same bitmap as bytes">
          {bitmapBytes(message.bits).map((byte, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its row
            <li key={row} data-zero={byte === '00'}>
              {byte}
            </li>
          ))}
        </ol>
      </div>
      <BitReadout
        id={readoutId}
        bit={bit}
        sent={bit !== undefined && message.bits.has(bit)}
        mti={message.mti}
      />
    </section>
  );
};
