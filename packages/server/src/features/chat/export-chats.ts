import type { ExportedValue, PersonalDataExporter } from '../../personal-data.ts';
import type { Chat, Database, Entry } from '../../storage/index.ts';
import { findChatsPage } from './chat-store.ts';
import { countEntries, findEntriesPage } from './entry-store.ts';
import { presentDocuments } from './given-documents.ts';

const chatsOfPage = 50;
const entriesOfPage = 20;

/** Every question and answer, whether or not a plan runs, read page by page. */
export const exportChats: PersonalDataExporter = async function* ({ storage }, userId, onProgress) {
  const questions = onProgress ? await countEntries(storage.db, userId) : 0;
  let done = 0;
  const onEntry = () => {
    done += 1;
    onProgress?.(done, Math.max(done, questions));
  };
  yield {
    name: 'chats.json',
    about: 'your chats with every question and answer, and what you said of the answers',
    content: chatsOf(storage.db, userId, onEntry),
  };
};

async function* chatsOf(db: Database, userId: string, onEntry: () => void): AsyncGenerator<ExportedValue> {
  for await (const chat of pagedBy<Chat>(chatsOfPage, (after, most) =>
    findChatsPage(db, userId, after, most),
  )) {
    yield exported(db, chat, onEntry);
  }
}

const exported = (db: Database, chat: Chat, onEntry: () => void): ExportedValue => ({
  chat_id: chat.id,
  user_query: chat.firstQuery,
  created_at: chat.createdAt,
  last_activity_at: chat.lastActivityAt,
  pinned: chat.pinned,
  entries: entriesOf(db, chat, onEntry),
});

async function* entriesOf(
  db: Database,
  { id: chatId, userId }: Chat,
  onEntry: () => void,
): AsyncGenerator<ExportedValue> {
  for await (const entry of pagedBy<Entry>(entriesOfPage, (after, most) =>
    findEntriesPage(db, { chatId, userId }, after, most),
  )) {
    yield exportedEntry(entry);
    onEntry();
  }
}

const exportedEntry = (entry: Entry): ExportedValue => ({
  entry_id: entry.id,
  query: entry.query,
  answer: entry.answer,
  answer_markdown: entry.answerMarkdown,
  status: entry.status,
  source: entry.source,
  notice: entry.notice,
  documents_used: presentDocuments(entry),
  follow_ups: JSON.parse(entry.followUps) as ExportedValue,
  execution_time: entry.executionTimeMs / 1_000,
  created_at: entry.createdAt,
  finished_at: entry.finishedAt,
  feedback: entry.feedbackRating && {
    rating: entry.feedbackRating,
    comment: entry.feedbackComment ?? '',
    given_at: entry.feedbackAt,
  },
});

async function* pagedBy<Row>(
  most: number,
  read: (after: Row | undefined, most: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const page = await read(last, most);
    yield* page;
    last = page.at(-1);
    if (page.length < most) return;
  }
}
