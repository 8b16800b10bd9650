import type { AnswerEvent } from '@genie/contract/client';
import { HttpResponse } from 'msw';

export type AnswerStream = {
  /** The HTTP answer to give. */
  readonly response: Response;
  /** Sends an event; ids count from `firstId`. */
  readonly send: <Name extends AnswerEvent['event']>(
    event: Name,
    data: Extract<AnswerEvent, { event: Name }>['data'],
  ) => void;
  /** Ends the stream as a server does. */
  readonly end: () => void;
  /** Breaks the connection. */
  readonly drop: () => void;
};

/** An event stream that a test writes as it goes. */
export const answerStream = (firstId = 1): AnswerStream => {
  let id = firstId;
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller;
    },
  });
  const encoder = new TextEncoder();
  return {
    response: new HttpResponse(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send: (event, data) => {
      stream?.enqueue(encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      id += 1;
    },
    end: () => stream?.close(),
    drop: () => stream?.error(new TypeError('network error')),
  };
};
