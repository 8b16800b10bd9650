import { ApiError } from './api-error.ts';
import { apiTexts } from './api-texts.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';
import { isAbort, type SendOptions } from './send.ts';
import { sendSignedIn } from './send-signed-in.ts';

const eventStream = 'text/event-stream';
const json = 'application/json';

type StreamOptions = Omit<SendOptions, 'query' | 'keepalive'> & {
  /** Resumes after the event of this id. */
  readonly lastEventId?: string | undefined;
};

const interrupted = (cause: unknown): unknown =>
  isAbort(cause) ? cause : new ApiError('network_failed', apiTexts.networkFailed, 0, { cause });

/**
 * Asks for an event stream as the signed-in user and gives its events as they arrive; the loop ends when the server
 * ends the stream. An answer in JSON, as the specification documents it, is one event `done`.
 * @throws ApiError when the call is refused, when its answer is neither and when the connection breaks.
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
  const type = response.headers.get('content-type');
  const isJson = type?.startsWith(json);
  if (response.body === null || !(isJson || type?.startsWith(eventStream))) {
    throw new ApiError('response_unreadable', apiTexts.unreadable, response.status);
  }
  try {
    if (isJson) yield { id: '', event: 'done', data: await response.text() };
    else yield* readEvents(response.body);
  } catch (cause) {
    throw interrupted(cause);
  }
}
