import { pages } from '@genie/contract/client';
import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { lampBits } from '../../../components/ui/bitmap/lamp.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useBrandName } from '../../../lib/operator/use-operator.ts';
import { useStartTarget } from '../../../lib/storage/start-target.ts';
import opening from '../components/opening.module.css';
import styles from './home3-page.module.css';

/** The third landing page: one picture, one sentence, two buttons. */
export const Home3Page = () => {
  const brand = useBrandName();
  const tryTarget = useStartTarget(pages.register);
  return (
    <PageMain className={styles.page}>
      <section className={styles.hero} data-surface="ink" aria-labelledby="headline">
        <div className={styles.inner}>
          <div className={styles.figure}>
            <BitmapFigure bits={lampBits} />
          </div>
          <div className={opening.text}>
            <h1 id="headline" className={classNames(opening.headline, styles.headline)}>
              Every bit of a card payment, explained
            </h1>
            <p className={opening.lead}>
              {brand} answers questions on messages, keys, clearing and networks, and shows where it read the
              answer.
            </p>
            <p className={opening.actions}>
              <ButtonLink look="primary" size="l" to={tryTarget}>
                Try {brand}
              </ButtonLink>
              <ButtonLink size="l" to={pages.guidelines}>
                See sample questions
              </ButtonLink>
            </p>
          </div>
        </div>
      </section>
    </PageMain>
  );
};
