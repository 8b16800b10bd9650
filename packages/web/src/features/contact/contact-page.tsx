import { type ContactResponse, constants, pages } from '@genie/contract/client';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { PageMain } from '../../components/ui/page-main.tsx';
import { useOperator } from '../../lib/operator/use-operator.ts';
import { useSearch } from '../../lib/use-search.ts';
import styles from './contact-page.module.css';
import { MessageForm } from './message-form.tsx';
import { pageTexts } from './texts.ts';

/** How to reach the operator: address, e-mail, website, and a form that mails a message. */
export const ContactPage = () => {
  const { name, address, supportEmail, site } = useOperator();
  const search = useSearch();
  const [answer, setAnswer] = useState<ContactResponse>();
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answer !== undefined) sent.current?.focus();
  }, [answer]);

  return (
    <PageMain className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Contact Us</h1>
        <p className={styles.lead}>
          {pageTexts.lead} {pageTexts.reply}
        </p>
      </header>
      <div className={styles.form}>
        {answer === undefined ? (
          <MessageForm topic={new URLSearchParams(search).get('about') ?? ''} onSent={setAnswer} />
        ) : (
          <div ref={sent} className={styles.sent} tabIndex={-1}>
            <Banner tone="approved" detail={answer.notice ?? undefined}>
              {answer.message}
            </Banner>
            <Button onClick={() => setAnswer(undefined)}>Write another message</Button>
          </div>
        )}
      </div>
      <aside className={styles.facts} aria-label="Address">
        <dl>
          <div>
            <dt>Address</dt>
            <dd>
              {name}
              {address === undefined ? null : (
                <>
                  <br />
                  {address}
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Support email</dt>
            <dd>
              {supportEmail === undefined ? (
                'Use the form: it reaches the same people.'
              ) : (
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              )}
            </dd>
          </div>
          <div>
            <dt>Website</dt>
            <dd>
              <Link to={pages.home}>{site}</Link>
            </dd>
          </div>
          <div>
            <dt>Replies</dt>
            <dd>Within {constants.supportReplyTime}</dd>
          </div>
        </dl>
        <p className={styles.also}>
          It may be answered here: <Link to={pages.topicSupport}>supported topics</Link>,{' '}
          <Link to={pages.price}>plans</Link>, <Link to={`${pages.policy}#refunds`}>refunds</Link>,{' '}
          <Link to={pages.privacy}>your data</Link>.
        </p>
      </aside>
    </PageMain>
  );
};
