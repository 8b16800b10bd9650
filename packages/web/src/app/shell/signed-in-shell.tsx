import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TopBar } from '../../components/ui/top-bar.tsx';
import { settingsQuery } from '../../lib/api/settings-query.ts';
import { brand } from '../../lib/brand.ts';
import { useLastChats } from '../../lib/use-last-chats.ts';
import { AccountArea } from './account-area.tsx';

type SignedInShellProps = {
  /** Whether the product's name and version stand beside the logo. */
  readonly label?: boolean;
  readonly children: ReactNode;
};

/** The bar above a page of the signed-in area other than the chat. */
export const SignedInShell = ({ label = true, children }: SignedInShellProps) => {
  const { data: settings } = useQuery(settingsQuery);
  // The drawer's Subscription tab goes by what is stored of it.
  useLastChats();
  return (
    <>
      <TopBar product={label ? (settings?.brand_name ?? brand.name) : undefined} account={<AccountArea />} />
      {children}
    </>
  );
};
