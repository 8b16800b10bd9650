/** What somebody was told is done. Every word of it has to hold, whatever died meanwhile. */
export type Life = {
  readonly email: string;
  token: string;
  password: string;
  formerPassword: string | undefined;
  /** Answers by the id of their entry. */
  readonly answers: Map<string, string>;
  /** Names given to chats. */
  readonly names: Map<string, string>;
  readonly pinnedChats: Set<string>;
  /** Comments by the id of the entry whose answer was called good. */
  readonly comments: Map<string, string>;
  readonly deletedChats: Set<string>;
  /** Questions that were asked in chats deleted since; they stay counted. */
  deletedQuestions: number;
  /** What was ordered and paid on the gateway's page. */
  bought: { readonly reference: string; readonly withCoupon: boolean } | undefined;
};

export const newLife = (email: string, password: string): Life => ({
  email,
  token: '',
  password,
  formerPassword: undefined,
  answers: new Map(),
  names: new Map(),
  pinnedChats: new Set(),
  comments: new Map(),
  deletedChats: new Set(),
  deletedQuestions: 0,
  bought: undefined,
});
