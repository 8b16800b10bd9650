import { ApiError } from './api-error.ts';
import { apiTexts } from './api-texts.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';
import { isAbort, type SendOptions } from './send.ts';
import { sendSignedIn } from './send-signed-in.ts';

const eventStream = 'text/event-stream';

type StreamOptions = Omit<SendOptions, 'query' | 'keepalive'> & {
  /** Resumes after the event of this id. */
  readonly lastEventId?: string | undefined;
};

const interrupted = (cause: unknown): unknown =>
  isAbort(cause) ? cause : new ApiError('network_failed', apiTexts.networkFailed, 0, { cause });

/**
 * Asks for an event stream as the signed-in user and gives its events as they arrive; the loop ends when the server
 * ends the stream.
 * @throws ApiError when the call is refused, when its answer is no event stream and when the connection breaks.
 */
export async function* streamSignedIn(path: string, options: StreamOptions): AsyncGenerator<StreamEvent> {
  const { lastEventId, ...rest } = options;
  const response = await sendSignedIn(path, {
    ...rest,
    headers: {
      ...rest.headers,
      accept: eventStream,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  if (response.body === null || !response.headers.get('content-type')?.startsWith(eventStream)) {
    throw new ApiError('response_unreadable', apiTexts.unreadable, response.status);
  }
  try {
    yield* readEvents(response.body);
  } catch (cause) {
    throw interrupted(cause);
  }
}
