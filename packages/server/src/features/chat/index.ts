import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AnswerRuns } from './answer-runs.ts';
import { discardAbandonedAnswers, discardLeftBehind } from './discard-answer.ts';
import { registerChatRoutes } from './routes.ts';
import { watchAnswers } from './watch-answers.ts';

export { evaluateAnswers } from './evaluate.ts';

export { exportChats } from './export-chats.ts';

export { type GivenFeedback, listFeedback } from './list-feedback.ts';

export const abandonedAnswersJob = 'abandoned-answers';

/** Of the 25 seconds that the end of a process may take in all. */
const usualEndSeconds = 18;

export const registerChat = (
  app: FastifyInstance,
  context: Context,
  {
    answersEndWithinSeconds = usualEndSeconds,
  }: { readonly answersEndWithinSeconds?: number | undefined } = {},
): {
  /** Ends the answers that are being written for a user who is gone. */
  readonly stopAnswersOf: (userId: string) => void;
} => {
  const runs = new AnswerRuns();
  registerChatRoutes(app, context, runs);
  context.jobs.add({
    name: abandonedAnswersJob,
    everySeconds: 60,
    run: () => discardAbandonedAnswers(context),
  });
  // SQLite serves one process: before it serves, nobody writes.
  if (context.storage.kind === 'sqlite') app.addHook('onReady', () => discardLeftBehind(context));
  const endWatch = watchAnswers(context, runs);
  // Answers under way are finished and stored before the connections of their readers, and the storage, are closed.
  app.addHook('preClose', async () => {
    await runs.endWithin(answersEndWithinSeconds);
    endWatch();
  });
  return { stopAnswersOf: (userId) => runs.stopAllOf(userId) };
};
