import { accountTexts } from '@genie/contract/client';
import { type RefObject, useId } from 'react';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { documentSettings } from '../../../lib/operator/document-settings.ts';
import { useKnownInBrowser } from '../../../lib/use-known-in-browser.ts';
import styles from './captcha-box.module.css';
import type { CaptchaState } from './captcha-session.ts';
import { captchaTexts } from './captcha-texts.ts';

type CaptchaBoxProps = {
  readonly state: CaptchaState;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onTick: () => void;
  /** Signing in was refused for want of a tick. */
  readonly missing: boolean;
};

const bits = Array.from({ length: 16 }, (_, index) => index);
/** The work is seldom more than this many keys; the last bit stays dark until it is done. */
const usualKeys = 400;

const note = (state: CaptchaState): string =>
  ('text' in state ? state.text : undefined) ??
  (state.phase === 'expired' ? captchaTexts.expired : captchaTexts.explanation);

const litBits = (state: CaptchaState): number => {
  if (state.phase === 'solved') return bits.length;
  if (state.phase !== 'solving') return 0;
  return Math.min(bits.length - 1, Math.floor((state.tried / usualKeys) * bits.length));
};

/** A box to tick; the browser then does a short calculation, which robots in numbers cannot afford. */
export const CaptchaBox = ({ state, box, onTick, missing }: CaptchaBoxProps) => {
  const noteId = useId();
  const { phase } = state;
  const expected = useKnownInBrowser(() => documentSettings()?.captcha_required === true, true);
  if (phase === 'unneeded' || (phase === 'unknown' && !expected)) return null;
  const unasked = phase === 'unknown' && state.text === undefined;
  const isTrouble = note(state) !== captchaTexts.explanation || missing;
  const lit = litBits(state);
  return (
    <fieldset
      className={classNames(styles.captcha, unasked && styles.awaited, isTrouble && styles.trouble)}
      aria-label="CAPTCHA"
    >
      <div className={styles.line}>
        <Checkbox
          ref={box}
          label={captchaTexts.label}
          name="captcha"
          checked={phase === 'solving' || phase === 'solved'}
          aria-invalid={missing || undefined}
          aria-describedby={noteId}
          aria-disabled={unasked || undefined}
          onChange={onTick}
        />
        <span className={classNames(styles.state, phase === 'solved' && styles.solved)} role="status">
          {phase === 'solving' ? captchaTexts.solving : phase === 'solved' ? captchaTexts.solved : ''}
        </span>
      </div>
      <span className={styles.bits} aria-hidden="true">
        {bits.map((bit) => (
          <span key={bit} className={classNames(styles.bit, bit < lit && styles.lit)} />
        ))}
      </span>
      <p id={noteId} className={styles.note} aria-live={missing ? undefined : 'polite'}>
        {missing ? `${accountTexts.captchaFailed}. ` : null}
        {note(state)}
      </p>
    </fieldset>
  );
};
