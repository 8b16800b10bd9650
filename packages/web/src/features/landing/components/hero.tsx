import { pages } from '@genie/contract/client';
import { Fragment } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useBrandName } from '../../../lib/operator/use-operator.ts';
import { useInView } from '../../../lib/reveal/use-in-view.ts';
import { useStartTarget } from '../../../lib/storage/start-target.ts';
import { BitmapExplorer } from './bitmap-explorer.tsx';
import styles from './hero.module.css';
import opening from './opening.module.css';

/** The share of the hero's text that must be in view for it to show. */
const inViewThreshold = 0.3;

const headline = ['The', 'impossible', 'is', 'just', 'another', 'challenge!'];

/** The first view: what the product is, and the bitmap whose bits light as the headline's words appear. */
export const Hero = () => {
  const brand = useBrandName();
  const [text, visible] = useInView<HTMLDivElement>({ threshold: inViewThreshold, atFirst: true });
  const tryTarget = useStartTarget(pages.register);
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.frame} ref={text}>
        <div
          className={classNames(opening.text, styles.text, visible && styles.visible)}
          data-visible={visible}
        >
          <h1 id="headline" className={opening.headline}>
            {headline.map((word, index) => (
              <Fragment key={word}>
                {index === 0 ? null : ' '}
                <span className={styles.word}>{word}</span>
              </Fragment>
            ))}
          </h1>
          <p className={opening.lead}>
            {brand} is the first structured AI chatbot for card payments. Ask about a field, a flow or a
            decline, and read the answer beside its sources.
          </p>
          <p className={styles.journey}>Join today and start your journey to continuous learning</p>
          <p className={opening.actions}>
            <ButtonLink look="primary" size="l" to={tryTarget}>
              Try {brand}
            </ButtonLink>
            {/* The label keeps the documented name whole; search engines read what follows it too. */}
            <ButtonLink
              size="l"
              to={pages.topicSupport}
              aria-label="Learn More"
              aria-describedby="learn-more"
            >
              <span>Learn More</span>
              <VisuallyHidden id="learn-more"> about the supported topics</VisuallyHidden>
            </ButtonLink>
          </p>
        </div>
      </div>
      <BitmapExplorer lit={visible} steps={headline.length} />
    </section>
  );
};
