import type { ChatPreview } from '@genie/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { pinChat } from '../api/pin-chat.ts';
import { pageTexts } from '../texts.ts';
import { withPin } from './chat-list.ts';
import { ListedChats } from './listed-chats.ts';

type PinFailure = { readonly text: string; readonly cause: string | undefined };

type Pinning = {
  /** Why the last one could not be pinned or unpinned. */
  readonly failure: PinFailure | undefined;
  readonly pin: (chat: ChatPreview, pinned: boolean) => Promise<void>;
};

/**
 * Pins and unpins chats: the list shows it at once, and as it was where that fails.
 * @param beforeMove called before a chat changes its place in the list.
 */
export const usePinChat = (beforeMove: (chatId: string) => void): Pinning => {
  const listed = new ListedChats(useQueryClient());
  const [failure, setFailure] = useState<PinFailure>();
  const onTheWay = useRef(0);

  const show = (chat: ChatPreview, pinned: boolean) => {
    beforeMove(chat.chat_id);
    listed.preview((lastChats) => withPin(lastChats, chat, pinned));
  };

  const pin = async (chat: ChatPreview, pinned: boolean) => {
    onTheWay.current += 1;
    setFailure(undefined);
    show(chat, pinned);
    try {
      await pinChat(chat.chat_id, pinned);
    } catch (error) {
      const text = pinned ? pageTexts.notPinned : pageTexts.notUnpinned;
      setFailure({ text, cause: causeOf(error, text) });
      show(chat, !pinned);
    }
    onTheWay.current -= 1;
    if (onTheWay.current === 0) listed.renew();
  };

  return { failure, pin };
};
