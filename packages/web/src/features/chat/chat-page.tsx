import { chatTexts } from '@genie/contract/client';
import { PageMain } from '../../components/ui/page-main.tsx';

/** The chat. */
export const ChatPage = () => (
  <PageMain title="Chat">
    <h1>{chatTexts.welcome}</h1>
  </PageMain>
);
