import type { PublicReference } from '@genie/contract/client';
import { passageTexts } from '../texts.ts';
import styles from './public-references.module.css';

const webAddress = /^https?:\/\//i;

const ReferenceTitle = ({ title, url }: PublicReference) =>
  url !== null && webAddress.test(url) ? (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {title}
    </a>
  ) : (
    title
  );

/** The public sources that confirm what a passage says. */
export const PublicReferences = ({ references }: { readonly references: readonly PublicReference[] }) =>
  references.length === 0 ? null : (
    <div className={styles.references}>
      <h4 className={styles.title}>{passageTexts.references}</h4>
      <ul>
        {references.map((reference) => (
          <li key={`${reference.title} ${reference.clause ?? ''}`} dir="auto">
            <ReferenceTitle {...reference} />
            {reference.clause === null ? null : <span className={styles.clause}> · {reference.clause}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
