import { pages } from '@genie/contract/client';
import { useStoredValue } from './use-stored-value.ts';

/**
 * Where Login and Try lead: to the chat, unless the stored access token is an empty string. Nothing stored is not
 * an empty string, so that visitor goes to the chat too, whose guard leads to sign-in.
 */
export const useStartTarget = (whenEmpty: typeof pages.login | typeof pages.register): string =>
  useStoredValue('access_token') === '' ? whenEmpty : pages.chat;
