import type { ChatPreview } from '@genie/contract/client';
import { lazy, Suspense } from 'react';
import { useChatListChanges } from '../state/use-chat-list-changes.ts';

const RenameChatDialog = lazy(async () => ({
  default: (await import('./rename-chat-dialog.tsx')).RenameChatDialog,
}));
const DeleteChatDialog = lazy(async () => ({
  default: (await import('./delete-chat-dialog.tsx')).DeleteChatDialog,
}));

/** What is about to be done to a chat of the list. */
export type PendingChange = { readonly change: 'rename' | 'delete'; readonly chat: ChatPreview };

type ChatChangeProps = {
  readonly pending: PendingChange;
  readonly onClose: () => void;
  readonly onDeleted: (chatId: string) => void;
};

/** The dialog in which a chat is renamed or deleted; its code is fetched when it is first opened. */
export const ChatChange = ({ pending: { change, chat }, onClose, onDeleted }: ChatChangeProps) => {
  const { renamed, deleted } = useChatListChanges();
  return (
    <Suspense fallback={null}>
      {change === 'rename' ? (
        <RenameChatDialog chat={chat} onClose={onClose} onRenamed={(name) => renamed(chat.chat_id, name)} />
      ) : (
        <DeleteChatDialog
          chat={chat}
          onClose={onClose}
          onDeleted={() => {
            deleted(chat.chat_id);
            onDeleted(chat.chat_id);
          }}
        />
      )}
    </Suspense>
  );
};
