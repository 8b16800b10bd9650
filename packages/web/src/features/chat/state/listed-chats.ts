import type { LastChatResponse } from '@genie/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';

type Change = (lastChats: LastChatResponse) => LastChatResponse;

/** The list of chats that all parts of the page show, with the plan's allowance: read, changed and asked for anew. */
export class ListedChats {
  readonly #queries: QueryClient;

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  /** The newest chat of the list; null where there is none, undefined while no list is known. */
  newest(): string | null | undefined {
    return this.#queries.getQueryData(lastChatsQuery.queryKey)?.last_chat;
  }

  /** The newest chat the server knows now; undefined where it cannot be asked. */
  async askNewest(): Promise<string | null | undefined> {
    return (await this.ask())?.last_chat;
  }

  /** The list as the server knows it now, which is shown too; undefined where it cannot be asked. */
  ask(): Promise<LastChatResponse | undefined> {
    return this.#queries.fetchQuery({ ...lastChatsQuery, staleTime: 0 }).catch(() => undefined);
  }

  /** Asks for the list anew: at once where it is shown, or else when it is shown next. */
  renew(): void {
    this.#cancel();
    void this.#queries.invalidateQueries(lastChatsQuery);
  }

  /** Brings the list up to date with a change that the server has made. */
  change(change: Change): void {
    const onItsWay = this.#queries.isFetching(lastChatsQuery) > 0;
    this.preview(change);
    if (onItsWay) this.renew();
  }

  /** Shows a change that the server is yet to make: the list has to be renewed after that. */
  preview(change: Change): void {
    this.#cancel();
    this.#queries.setQueryData(lastChatsQuery.queryKey, (known) => known && change(known));
  }

  /** A list that is on its way may be from before what is known now. */
  #cancel(): void {
    void this.#queries.cancelQueries(lastChatsQuery);
  }
}
