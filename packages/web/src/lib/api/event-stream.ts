/** One event of a `text/event-stream`. */
export type StreamEvent = {
  /** The event's own id, or the last one seen; '' before the first. */
  readonly id: string;
  readonly event: string;
  readonly data: string;
};

/** Lines of decoded text however it is cut into chunks; they end in LF, CRLF or CR. An unended last line is dropped. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let afterReturn = false;
  for await (const chunk of chunks) {
    for (const character of chunk) {
      const endsReturn = afterReturn && character === '\n';
      afterReturn = character === '\r';
      if (endsReturn) continue;
      if (character === '\n' || character === '\r') {
        yield rest;
        rest = '';
      } else {
        rest += character;
      }
    }
  }
}

const fieldOf = (line: string): readonly [string, string] => {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1))];
};

/** Reads the events of a stream of text (HTML standard, 9.2.6). An event that no blank line ends is dropped. */
export async function* parseEvents(chunks: AsyncIterable<string>): AsyncGenerator<StreamEvent> {
  let id = '';
  let event = '';
  let data: string[] = [];
  for await (const line of linesOf(chunks)) {
    if (line === '') {
      if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') };
      event = '';
      data = [];
      continue;
    }
    const [name, value] = fieldOf(line);
    if (name === 'data') data.push(value);
    else if (name === 'event') event = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
  }
}

async function* decode(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The events of an answer's body. Leaving the loop early closes the connection. */
export const readEvents = (body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> =>
  parseEvents(decode(body));
