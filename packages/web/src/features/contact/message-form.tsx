import { type ContactRequest, type ContactResponse, contactTopics } from '@genie/contract/client';
import { type FormEvent, useEffect, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmailField } from '../../components/ui/email-field.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { post } from '../../lib/api/call.ts';
import { focusFirstInvalid } from '../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { storedValues } from '../../lib/storage/stored-values.ts';
import { contactErrors, type FieldErrors, refusedFields, type Typed } from './contact-form.ts';
import styles from './message-form.module.css';
import { pageTexts } from './texts.ts';

type MessageFormProps = {
  /** What the message is about, where the address that led here says so. */
  readonly topic: string;
  readonly onSent: (answer: ContactResponse) => void;
};

/** The form that mails a message to the operator. */
export const MessageForm = ({ topic, onSent }: MessageFormProps) => {
  const [typed, setTyped] = useState<Typed>(() => ({
    name: '',
    email: '',
    topic: '',
    message: '',
    website: '',
  }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useSubmission();

  // What the browser knows is filled in afterwards: the page is prerendered without it.
  useEffect(() => {
    setTyped((typed) => ({
      ...typed,
      name: typed.name || (storedValues.get('name') ?? ''),
      topic: typed.topic || (Object.hasOwn(contactTopics, topic) ? topic : ''),
    }));
  }, [topic]);

  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      const { [name]: _, ...others } = errors;
      setErrors(others);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void run(async () => {
      const wrong = contactErrors(typed);
      setErrors(wrong);
      setFailure(undefined);
      if (Object.keys(wrong).length > 0) return focusFirstInvalid(form);
      try {
        onSent(await post('contact', { ...typed, topic: typed.topic as ContactRequest['topic'] }));
      } catch (error) {
        setErrors(refusedFields(error));
        setFailure(error instanceof ApiError ? error.message : '');
        focusFirstInvalid(form);
      }
    });
  };

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate aria-label="Write to us">
      {failure === undefined ? null : (
        <Banner tone="declined" detail={failure}>
          {pageTexts.notSent}
        </Banner>
      )}
      <div className={styles.pair}>
        <TextField label="Your Name" dir="auto" autoComplete="name" error={errors.name} {...field('name')} />
        <EmailField label="Your Email" autoComplete="email" error={errors.email} {...field('email')} />
      </div>
      <SelectField
        label="About"
        options={contactTopics}
        prompt="Choose a subject"
        error={errors.topic}
        {...field('topic')}
      />
      <TextArea
        label="Your message"
        dir="auto"
        hint={pageTexts.noCards}
        error={errors.message}
        {...field('message')}
      />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          {pageTexts.honeypot}
          <input type="text" tabIndex={-1} autoComplete="off" {...field('website')} />
        </label>
      </div>
      <div>
        <Button type="submit" look="primary" size="l" busy={busy} busyLabel="Sending your message">
          Send message
        </Button>
      </div>
    </form>
  );
};
