// A provider that speaks OpenAI's streamed chat completions and holds every answer after its first words until it is
// told 'release': so that as many streams as wanted are open at one time.
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const released = new EventEmitter().setMaxListeners(0);
let isReleased = false;
const signEveryMs = 8_000;
const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'holding' },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ role: 'assistant', content: 'The first words of an answer [1].\n\n' }, null));
    // A silent provider is given up by the server after half a minute.
    const signs = setInterval(
      () => response.write(chunk({ content: 'Some more words. ' }, null)),
      signEveryMs,
    );
    response.on('close', () => clearInterval(signs));
    const end = () => {
      clearInterval(signs);
      response.write(chunk({ content: 'And its last words.' }, null));
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    };
    if (isReleased) end();
    else released.once('now', end);
  });
});
server.listen({ host: '127.0.0.1', port: 0, backlog: 4_096 }, () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ aiBaseUrl: `http://127.0.0.1:${port}/v1` });
});
process.on('message', (message) => {
  if (message !== 'release') return;
  isReleased = true;
  released.emit('now');
});
process.once('disconnect', () => process.exit(0));
