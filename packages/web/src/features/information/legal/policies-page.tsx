import { pages } from '@genie/contract/client';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { useOperator } from '../../../lib/operator/use-operator.ts';
import { PageHeader } from '../components/page-header.tsx';
import { Collapsible } from './components/collapsible.tsx';
import { LegalText } from './components/legal-text.tsx';
import { OpenAll } from './components/open-all.tsx';
import { acceptableUsePolicy } from './documents/acceptable-use-policy.ts';
import { aiDisclaimer } from './documents/ai-disclaimer.ts';
import { cookiePolicy } from './documents/cookie-policy.ts';
import { privacyPolicy } from './documents/privacy-policy.ts';
import { refundPolicy } from './documents/refund-policy.ts';
import { effectiveDate } from './legal-document.ts';
import styles from './legal-page.module.css';
import { useOpenByHash } from './use-open-by-hash.ts';

const documents = [privacyPolicy, refundPolicy, cookiePolicy, acceptableUsePolicy, aiDisclaimer];

/** The five policies, each a section that opens; the privacy link opens the first. */
export const PoliciesPage = () => {
  const operator = useOperator();
  const sections = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const opened = pathname.replace(/\/$/, '') === pages.privacy ? privacyPolicy.id : undefined;
  useOpenByHash(opened);
  return (
    <PageMain className={styles.page}>
      <PageHeader
        title="Policies"
        lead="What we keep, what we give back, and what answers are worth. Open a policy to read it."
        date={{ label: 'All effective', ...effectiveDate }}
        actions={<OpenAll within={sections} />}
      />
      <div ref={sections}>
        {documents.map((document) => (
          <Collapsible
            key={document.id}
            id={document.id}
            title={document.title}
            summary={document.summary}
            level={2}
            open={document.id === opened}
          >
            <p className={styles.effective}>Effective {effectiveDate.text}</p>
            <div className={styles.parts}>
              {document.parts.map((part, index) => (
                <Collapsible key={part.id} id={part.id} title={part.title} number={index + 1} level={3} open>
                  <Prose>
                    <LegalText blocks={part.blocks} operator={operator} />
                  </Prose>
                </Collapsible>
              ))}
            </div>
          </Collapsible>
        ))}
      </div>
    </PageMain>
  );
};
