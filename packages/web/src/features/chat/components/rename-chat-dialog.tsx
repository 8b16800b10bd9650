import { type ChatPreview, chatTexts, constants } from '@genie/contract/client';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { renameChat } from '../api/rename-chat.ts';
import { pageTexts } from '../texts.ts';

type RenameChatDialogProps = {
  readonly chat: ChatPreview;
  readonly onClose: () => void;
  readonly onRenamed: (name: string) => void;
};

/** What stands in the field first: the name, or as much of the first question as a name can hold. */
const initialName = (text: string): string =>
  [...text.trim().replaceAll(/\s+/g, ' ')].slice(0, constants.maxChatNameCodePoints).join('');

const problemOf = (name: string): string | undefined => {
  if (name === '') return chatTexts.nameEmpty;
  return [...name].length > constants.maxChatNameCodePoints ? chatTexts.nameTooLong : undefined;
};

/** A name longer than its field is seen from its beginning; the browser would show its end. */
const selectFromStart = (field: HTMLInputElement): void => {
  field.select();
  requestAnimationFrame(() => {
    field.scrollLeft = 0;
  });
};

/** Gives a chat another name. */
export const RenameChatDialog = ({ chat, onClose, onRenamed }: RenameChatDialogProps) => {
  const formId = useId();
  const [name, setName] = useState(() => initialName(chat.user_query));
  const [problem, setProblem] = useState<string>();
  /** The name that was stored, where it is not the one that was given. */
  const [masked, setMasked] = useState<string>();
  const [busy, run] = useSubmission();

  const rename = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    const found = problemOf(trimmed);
    setProblem(found);
    if (found !== undefined) return;
    void run(async () => {
      try {
        const { user_query, notice } = await renameChat(chat.chat_id, trimmed);
        onRenamed(user_query);
        if (notice === null) return onClose();
        setName(user_query);
        setMasked(notice);
      } catch (error) {
        setProblem(causeOf(error, '') ?? pageTexts.notRenamed);
      }
    });
  };

  return (
    <Dialog
      open
      title="Rename chat"
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        <>
          <Button onClick={onClose}>{masked === undefined ? 'Cancel' : 'Close'}</Button>
          <Button look="primary" type="submit" form={formId} busy={busy} busyLabel="Renaming the chat">
            Rename
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={rename} noValidate>
        <TextField
          data-initial-focus
          label="Name"
          hint={masked}
          error={problem}
          autoComplete="off"
          dir="auto"
          value={name}
          onFocus={({ target }) => selectFromStart(target)}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
};
