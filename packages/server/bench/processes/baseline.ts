// What the server is measured against: bare Fastify routes that do the same work in the database, a question's and the list of
// chats by the very same statements, and the same provider call, and nothing else: no sign-in, no limits, no retrieval, no checks,
// no rendering, no log.
import { randomUUID } from 'node:crypto';
import { paths } from '@genie/contract';
import { composeMessages, openKnowledge } from '@genie/knowledge';
import bcrypt from 'bcrypt';
import Fastify from 'fastify';
import { createAiClient } from '../../src/adapters/ai/ai-client.ts';
import { readConfig } from '../../src/config/config.ts';
import { findChats } from '../../src/features/chat/chat-store.ts';
import { insertEntry } from '../../src/features/chat/entry-store.ts';
import { completeEntry } from '../../src/features/chat/writing-store.ts';
import { takeFromDay, takeFromTotal } from '../../src/features/plans/question-count-store.ts';
import { openStorage } from '../../src/storage/index.ts';
import { questions } from '../world/questions.ts';

const config = readConfig(process.env);
const storage = await openStorage({ databaseUrl: config.databaseUrl });
const ai = createAiClient(config.ai);
const { db } = storage;
const day = new Date().toISOString().slice(0, 10);
const app = Fastify();

const knowledge = await openKnowledge({ indexFolder: `${config.dataDir}/index` });
const prompts = await Promise.all(
  questions.map(async (question) => {
    const { passages } = await knowledge.retrieve({ question });
    return { question, messages: composeMessages({ question, conversation: [], passages }), passages };
  }),
);
knowledge.close();

app.post<{ Body: { query: string }; Headers: { 'x-user': string; 'x-subscription': string } }>(
  paths.sendPrompt,
  async ({ body, headers }) => {
    const prompt = prompts.find(({ question }) => question === body.query) ?? prompts[0];
    if (!prompt) throw new Error('there are no questions');
    const { 'x-user': userId, 'x-subscription': subscriptionId } = headers;
    const [id, chatId, createdAt] = [randomUUID(), randomUUID(), new Date()];
    await storage.plainTransaction(async (tx) => {
      await takeFromTotal(tx, subscriptionId, createdAt);
      await takeFromDay(tx, subscriptionId, day, null);
      await insertEntry(
        tx,
        { id, chatId, startsChat: true, userId, query: body.query, notice: null, createdAt },
        { status: 'writing', source: 'knowledge', subscriptionId, limitDay: day, writerUntil: createdAt },
      );
    });
    let answer = '';
    for await (const words of ai.complete(prompt.messages, new AbortController().signal)) answer += words;
    const documents = prompt.passages.map(({ id, title, section, category, excerpt }) => ({
      ...{ id, title, section, category, excerpt },
    }));
    const finishedAt = new Date();
    await completeEntry(storage.statements, id, {
      ...{ status: 'finished', source: 'knowledge', answer, answerMarkdown: answer, followUps: '[]' },
      ...{ documentsUsed: JSON.stringify(documents), finishedAt },
      executionTimeMs: finishedAt.getTime() - createdAt.getTime(),
    });
    return {
      message: { chat_id: chatId, entry_id: id, answer, documents_used: documents, status: 'finished' },
    };
  },
);

app.post<{ Headers: { 'x-user': string } }>(paths.getLastChatId, async ({ headers }) => {
  const chats = await findChats(storage.statements, headers['x-user']);
  return { last_chat: chats[0]?.id, chats };
});

app.post<{ Body: { email: string; password: string } }>(paths.login, async ({ body }) => {
  const user = await db.user.findUniqueOrThrow({ where: { emailKey: body.email } });
  if (!(await bcrypt.compare(body.password, user.passwordHash ?? ''))) throw new Error('a wrong password');
  const [now, sessionId, token] = [new Date(), randomUUID(), randomUUID()];
  const key = { userId: user.id, deviceHash: 'device' };
  await storage.transaction(async (tx) => {
    await tx.session.create({
      data: {
        ...{ id: sessionId, userId: user.id, refreshTokenHash: token },
        ...{ createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + 30 * 86_400_000) },
      },
    });
    await tx.knownDevice.upsert({
      where: { userId_deviceHash: key },
      create: { ...key, firstSeen: now, lastSeen: now },
      update: { lastSeen: now },
    });
    await tx.securityEvent.create({ data: { id: randomUUID(), userId: user.id, kind: 'sign_in', at: now } });
  });
  return { access_token: token, refresh_token: token, name: user.fullName };
});

app.get(paths.readiness, async () => ({ status: 'ok' }));

for (const { id: subscriptionId } of await db.subscription.findMany({ select: { id: true } })) {
  await db.dailyUse.upsert({
    where: { subscriptionId_day: { subscriptionId, day } },
    create: { subscriptionId, day, used: 0 },
    update: {},
  });
}
await app.listen({ host: config.http.host, port: config.http.port });
process.once('disconnect', () => process.exit(0));
