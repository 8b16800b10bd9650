import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AnswerRuns } from './answer-runs.ts';
import { discardAbandonedAnswers } from './discard-answer.ts';
import { registerChatRoutes } from './routes.ts';

export { evaluateAnswers } from './evaluate.ts';

export { exportChats } from './export-chats.ts';

export const abandonedAnswersJob = 'abandoned-answers';

export const registerChat = (
  app: FastifyInstance,
  context: Context,
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
  // Answers under way are finished and stored before the process ends, and before the storage closes.
  app.addHook('onClose', () => runs.idle());
  return { stopAnswersOf: (userId) => runs.stopAllOf(userId) };
};
