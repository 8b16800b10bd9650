import type { ChatPreview } from '@genie/contract/client';
import { useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { deleteChat } from '../api/delete-chat.ts';
import { previewOf } from '../state/chat-list.ts';
import { pageTexts } from '../texts.ts';

type DeleteChatDialogProps = {
  readonly chat: ChatPreview;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Says what deleting a chat does, and deletes it. */
export const DeleteChatDialog = ({ chat, onClose, onDeleted }: DeleteChatDialogProps) => {
  const [busy, run] = useSubmission();
  const [failure, setFailure] = useState<{ readonly cause: string | undefined }>();

  const remove = () =>
    void run(async () => {
      setFailure(undefined);
      try {
        await deleteChat(chat.chat_id);
        onDeleted();
      } catch (error) {
        setFailure({ cause: causeOf(error, pageTexts.notDeleted) });
      }
    });

  return (
    <Dialog
      open
      title={`Delete “${previewOf(chat.user_query)}”?`}
      description={pageTexts.deleteConsequences}
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        <>
          <Button data-initial-focus onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" busy={busy} busyLabel="Deleting the chat" onClick={remove}>
            Delete chat
          </Button>
        </>
      }
    >
      {failure === undefined ? undefined : (
        <Banner tone="declined" detail={failure.cause}>
          {pageTexts.notDeleted}
        </Banner>
      )}
    </Dialog>
  );
};
