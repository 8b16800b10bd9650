import { chatTexts } from '@genie/contract/client';
import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { lampBits } from '../../../components/ui/bitmap/lamp.ts';
import styles from './welcome.module.css';

/** What stands above the message box of a chat without questions. */
export const Welcome = () => (
  <div className={styles.welcome}>
    <BitmapFigure bits={lampBits} className={styles.figure} />
    <h1 className={styles.title}>{chatTexts.welcome}</h1>
  </div>
);
