import { constants, profileTexts } from '@genie/contract/client';
import { ImageUp } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { initialsOf } from '../components/initials.ts';
import type { CroppedPhoto } from './crop-photo.ts';
import styles from './photo-field.module.css';
import { refusePicture } from './read-picture.ts';

const PhotoCropper = lazy(async () => ({ default: (await import('./photo-cropper.tsx')).PhotoCropper }));

type PhotoFieldProps = {
  /** What is shown: the photo just cropped, or the stored one; null without any. */
  readonly shown: string | null;
  readonly name: string;
  readonly onChosen: (photo: CroppedPhoto) => void;
};

/** Chooses a photo, by a button or by dropping a file, and has it cropped to a square. */
export const PhotoField = ({ shown, name, onChosen }: PhotoFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [dropping, setDropping] = useState(false);

  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const refused = await refusePicture(chosen);
    setProblem(refused);
    // The button, so that the dialog gives the focus back to it.
    button.current?.focus();
    setFile(refused === undefined ? chosen : undefined);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    void choose(event.dataTransfer.files[0]);
  };

  return (
    <fieldset
      aria-label="Photo"
      className={classNames(styles.field, dropping && styles.dropping)}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={onDrop}
    >
      <div className={styles.frame}>
        {shown === null ? (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        ) : (
          <img src={shown} alt="Yours" />
        )}
      </div>
      <div className={styles.choice}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Photo file"
          accept={constants.photo.mediaTypes.join(',')}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button
          ref={button}
          size="s"
          aria-describedby={id}
          aria-invalid={problem === undefined ? undefined : true}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" />
          {shown === null ? 'Choose photo' : 'Change photo'}
        </Button>
        <p
          id={id}
          className={classNames(styles.note, problem !== undefined && styles.problem)}
          aria-live="polite"
        >
          {problem ?? 'JPEG, PNG or WebP. You can also drop a file here.'}
        </p>
      </div>
      {file === undefined ? null : (
        <Suspense fallback={null}>
          <PhotoCropper
            file={file}
            onCropped={(photo) => {
              setFile(undefined);
              onChosen(photo);
            }}
            onFailure={() => {
              setFile(undefined);
              setProblem(profileTexts.photoInvalid);
            }}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </fieldset>
  );
};
