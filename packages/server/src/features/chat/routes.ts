import { chatTexts, endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lastEventId, sendEvents, wantsEvents } from '../../http/event-stream.ts';
import { route } from '../../http/route.ts';
import { answerFeedback } from './answer-feedback.ts';
import { AnswerRun } from './answer-run.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { ask } from './ask.ts';
import { groupChats } from './chat-groups.ts';
import { chatHistory } from './chat-history.ts';
import { deleteChat } from './delete-chat.ts';
import { lastChats } from './last-chats.ts';
import { pinChat } from './pin-chat.ts';
import { renameChat } from './rename-chat.ts';
import { resumeAnswer } from './resume-answer.ts';
import { searchChats } from './search-chats.ts';
import { sourcePassage } from './source-passage.ts';
import { stopAnswer } from './stop-answer.ts';

export const registerChatRoutes = (app: FastifyInstance, context: Context, runs: AnswerRuns): void => {
  route(app, endpoints.sendPrompt, async ({ body, caller, reply, request }) => {
    const asked = await ask(context, runs, caller.userId, body);
    if (!wantsEvents(request)) {
      return { message: 'refused' in asked ? asked.refused : await asked.run.finished() };
    }
    const run = 'refused' in asked ? endedRun(caller.userId, asked.refused) : asked.run;
    await run.started();
    return sendEvents(reply, run.events(0));
  });

  route(app, endpoints.answerEvents, async ({ caller, params, reply, request }) => {
    const run = await resumeAnswer(context, runs, caller.userId, params.entry_id);
    return sendEvents(reply, run.events(lastEventId(request)));
  });

  route(app, endpoints.stopAnswer, async ({ body, caller }) => {
    await stopAnswer(context, runs, caller.userId, body.entry_id);
    return { message: chatTexts.stopped };
  });

  route(app, endpoints.getChatHistory, ({ body, caller }) =>
    chatHistory(context, caller.userId, body.chat_id),
  );

  route(app, endpoints.getSourcePassage, ({ body, caller }) =>
    sourcePassage(context, runs, caller.userId, body),
  );

  route(app, endpoints.answerFeedback, ({ body, caller }) =>
    answerFeedback(context, runs, caller.userId, body),
  );

  route(app, endpoints.getLastChatId, ({ caller }) => lastChats(context, caller.userId));

  route(app, endpoints.renameChat, ({ body, caller }) => renameChat(context, caller.userId, body));

  route(app, endpoints.pinChat, ({ body, caller }) => pinChat(context, caller.userId, body));

  route(app, endpoints.deleteChat, async ({ body, caller }) => {
    await deleteChat(context, runs, caller.userId, body.chat_id);
    return { message: chatTexts.chatDeleted };
  });

  route(app, endpoints.searchChats, async ({ body, caller }) =>
    groupChats(await searchChats(context, caller.userId, body.text), context.time, context.clock.now()),
  );
};

const endedRun = (userId: string, message: Parameters<AnswerRun['finish']>[0]): AnswerRun => {
  const run = new AnswerRun({ entryId: '', userId });
  run.finish(message);
  return run;
};
