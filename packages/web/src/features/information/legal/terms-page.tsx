import { pages } from '@genie/contract/client';
import { useRef } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { useOperator } from '../../../lib/operator/use-operator.ts';
import { PageHeader } from '../components/page-header.tsx';
import { Collapsible } from './components/collapsible.tsx';
import { LegalText } from './components/legal-text.tsx';
import { OpenAll } from './components/open-all.tsx';
import { termsAndConditions as terms } from './documents/terms-and-conditions.ts';
import { effectiveDate } from './legal-document.ts';
import styles from './legal-page.module.css';
import { useOpenByHash } from './use-open-by-hash.ts';

/** The agreement, a section a subject. */
export const TermsPage = () => {
  const operator = useOperator();
  const sections = useRef<HTMLDivElement>(null);
  useOpenByHash();
  return (
    <PageMain className={styles.page}>
      <PageHeader
        title={terms.title}
        lead={
          <>
            {terms.summary} Our <Link to={pages.policy}>policies</Link> are part of it.
          </>
        }
        date={{ label: 'Effective', ...effectiveDate }}
        actions={<OpenAll within={sections} />}
      />
      <div ref={sections}>
        {terms.parts.map((part, index) => (
          <Collapsible key={part.id} id={part.id} title={part.title} number={index + 1} level={2}>
            <Prose>
              <LegalText blocks={part.blocks} operator={operator} />
            </Prose>
          </Collapsible>
        ))}
      </div>
    </PageMain>
  );
};
