import { accountTexts, constants, profileTexts, type UserProfile } from '@genie/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { type Result, ResultDialog } from '../../../components/ui/result-dialog.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { postSignedIn } from '../../../lib/api/call.ts';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { focusFirstInvalid } from '../../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { storedValues } from '../../../lib/storage/stored-values.ts';
import { userProfileQuery } from '../api/user-profile.ts';
import type { CroppedPhoto } from '../photo/crop-photo.ts';
import { PhotoField } from '../photo/photo-field.tsx';
import { pageTexts } from '../texts.ts';
import styles from './form.module.css';

const isName = (name: string): boolean => name !== '' && [...name].length <= constants.maxNameCharacters;

/** Name and photo; e-mail and phone are shown as they are. */
export const ProfileForm = ({ profile }: { readonly profile: UserProfile }) => {
  const queries = useQueryClient();
  const [typedName, setTypedName] = useState<string>();
  const [photo, setPhoto] = useState<CroppedPhoto>();
  const [nameError, setNameError] = useState<string>();
  const [result, setResult] = useState<Result>();
  const [busy, run] = useSubmission();
  const name = typedName ?? profile.full_name;
  const shown = photo?.dataUrl ?? profile.photo;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fullName = name.trim();
    if (shown === null) return setResult({ tone: 'declined', text: profileTexts.photoMissing });
    if (!isName(fullName)) {
      setNameError(accountTexts.nameInvalid);
      return focusFirstInvalid(event.currentTarget);
    }
    void run(async () => {
      try {
        const { message } = await postSignedIn('updateProfile', {
          full_name: fullName,
          email: profile.email,
          photo: photo?.base64 ?? '',
          photo_name: photo?.name ?? '',
        });
        storedValues.set('name', fullName);
        queries.setQueryData(
          userProfileQuery.queryKey,
          (known) => known && { ...known, full_name: fullName },
        );
        await queries.invalidateQueries(userProfileQuery);
        setTypedName((now) => (now === typedName ? undefined : now));
        setPhoto(undefined);
        setResult({ tone: 'approved', text: message });
      } catch (error) {
        const text = pageTexts.updateFailed;
        setResult({ tone: 'declined', text, detail: causeOf(error, text) });
      }
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Profile">
      <PhotoField shown={shown} name={name} onChosen={setPhoto} />
      <TextField
        label="Full name"
        name="full_name"
        type="text"
        dir="auto"
        autoComplete="name"
        value={name}
        error={nameError}
        onChange={({ target }) => {
          setTypedName(target.value);
          setNameError(undefined);
        }}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={profile.email}
        hint={profileTexts.emailFixed}
        readOnly
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        value={profile.phone}
        placeholder="None given"
        readOnly
      />
      <div className={styles.submit}>
        <Button type="submit" look="primary" busy={busy} busyLabel="Updating your profile">
          Update Profile
        </Button>
      </div>
      {result === undefined ? null : <ResultDialog result={result} onClose={() => setResult(undefined)} />}
    </form>
  );
};
