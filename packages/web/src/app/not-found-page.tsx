import { pages } from '@genie/contract/client';
import { BitmapFigure } from '../components/ui/bitmap/bitmap-figure.tsx';
import { bitsFromDrawing } from '../components/ui/bitmap/bits.ts';
import { ButtonLink } from '../components/ui/button.tsx';
import { CodeChip } from '../components/ui/code-chip.tsx';
import { PageMain } from '../components/ui/page-main.tsx';
import styles from './not-found-page.module.css';

const questionMark = bitsFromDrawing([
  '..####..',
  '.##..##.',
  '.....##.',
  '....##..',
  '...##...',
  '...##...',
  '........',
  '...##...',
]);

/** What an unknown address shows. */
export const NotFoundPage = () => (
  <PageMain className={styles.page}>
    <div className={styles.figure}>
      <BitmapFigure bits={questionMark} />
    </div>
    <div className={styles.text}>
      <p className={styles.code}>
        <CodeChip>404</CodeChip>
      </p>
      <h1 className={styles.title}>There is no page at this address</h1>
      <p>The link may be mistyped, or the page has moved.</p>
      <p className={styles.note}>
        In card terms: <CodeChip>DE 39</CodeChip> = <CodeChip>25</CodeChip>, unable to locate record on file.
      </p>
      <p className={styles.actions}>
        <ButtonLink look="primary" to={pages.home}>
          Go home
        </ButtonLink>
      </p>
    </div>
  </PageMain>
);
