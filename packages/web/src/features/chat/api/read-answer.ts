import { chatTexts, paths, type SendPromptRequest } from '@genie/contract/client';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiTexts } from '../../../lib/api/api-texts.ts';
import type { StreamEvent } from '../../../lib/api/event-stream.ts';
import { streamSignedIn } from '../../../lib/api/stream.ts';
import { type AnswerProgress, advance, type ReadPosition, readAnswerEvent } from './answer-progress.ts';
import { fetchChatHistory } from './chat-history.ts';
import { waitToReconnect } from './wait-to-reconnect.ts';

/** Pauses before each try to get back to an answer; any event that arrives starts them anew. */
const reconnectPausesMs = [200, 1_000, 2_000, 4_000, 8_000] as const;

export const connectionLostText =
  'The connection was lost. The answer goes on being written; reconnect to read it.';

type ReadOptions = {
  readonly signal: AbortSignal;
  readonly wait?: typeof waitToReconnect;
};

const isLoss = (error: unknown): boolean => error instanceof ApiError && error.isOutage;
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const interrupted: AnswerProgress = {
  event: 'error',
  data: { detail: chatTexts.answerInterrupted, code: 'not_found' },
};

/** One connection's events; returns the position its end or its break left. */
async function* readConnection(
  events: AsyncIterable<StreamEvent>,
  start: ReadPosition,
): AsyncGenerator<AnswerProgress, { position: ReadPosition; failure: unknown }> {
  let position = start;
  try {
    for await (const raw of events) {
      const event = readAnswerEvent(raw);
      if (event === undefined) continue;
      position = advance(position, raw.id, event);
      yield event;
      if (position.ended) break;
    }
    return { position, failure: undefined };
  } catch (failure) {
    return { position, failure };
  }
}

/** The end of an answer as it is stored; undefined while it is being written or cannot be asked for. */
const readStored = async (
  chatId: string,
  entryId: string,
  signal: AbortSignal,
): Promise<AnswerProgress | undefined> => {
  try {
    const entry = (await fetchChatHistory(chatId, signal)).find(({ entry_id }) => entry_id === entryId);
    if (entry?.status === 'writing') return undefined;
    return entry === undefined ? interrupted : { event: 'stored', data: entry };
  } catch (error) {
    if (isGone(error)) return interrupted;
    if (isLoss(error)) return undefined;
    throw error;
  }
};

async function* reconnect(
  start: ReadPosition & { readonly entryId: string },
  { signal, wait = waitToReconnect }: ReadOptions,
  pausesMs: readonly number[],
): AsyncGenerator<AnswerProgress> {
  let position: ReadPosition = start;
  let tries = 0;
  for (let pauseMs = pausesMs[0]; pauseMs !== undefined; pauseMs = pausesMs[tries]) {
    await wait(pauseMs, signal);
    const path = paths.answerEvents.replace(':entry_id', encodeURIComponent(start.entryId));
    const { lastEventId } = position;
    const connection = streamSignedIn(path, { method: 'GET', signal, lastEventId });
    const read = yield* readConnection(connection, position);
    if (read.position.ended) return;
    if (isGone(read.failure)) {
      const end = await readStored(position.chatId, start.entryId, signal);
      if (end !== undefined) return yield end;
    } else if (read.failure !== undefined && !isLoss(read.failure)) {
      throw read.failure;
    }
    const progressed = read.position.lastEventId !== lastEventId;
    position = read.position;
    // An answer made long ago is told again with other ids: ask for all of it.
    if (!progressed && read.failure === undefined) position = { ...position, lastEventId: undefined };
    tries = progressed ? 0 : tries + 1;
    yield { event: 'reconnecting' };
  }
  throw new ApiError('network_failed', connectionLostText, 0);
}

/**
 * Asks a question and reads its answer to the end. Once the answer has begun, a connection that breaks is made anew
 * and goes on where it was.
 * @throws ApiError when the question is refused, and when the answer cannot be reached any more.
 */
export async function* askQuestion(
  body: SendPromptRequest,
  options: ReadOptions,
): AsyncGenerator<AnswerProgress> {
  const { signal } = options;
  const start = { chatId: body.chat_id ?? '', entryId: undefined, lastEventId: undefined, ended: false };
  const stream = streamSignedIn(paths.sendPrompt, { method: 'POST', body, signal });
  const { position, failure } = yield* readConnection(stream, start);
  if (position.ended) return;
  if (position.entryId === undefined || (failure !== undefined && !isLoss(failure))) {
    throw failure ?? new ApiError('network_failed', apiTexts.networkFailed, 0);
  }
  yield { event: 'reconnecting' };
  yield* reconnect({ ...position, entryId: position.entryId }, options, reconnectPausesMs);
}

/** Reads on in an answer that is being written, from its start. @throws ApiError when it cannot be reached. */
export async function* followAnswer(
  entry: { readonly chatId: string; readonly entryId: string },
  options: ReadOptions,
): AsyncGenerator<AnswerProgress> {
  const start = { ...entry, lastEventId: undefined, ended: false };
  yield* reconnect(start, options, [0, ...reconnectPausesMs]);
}
