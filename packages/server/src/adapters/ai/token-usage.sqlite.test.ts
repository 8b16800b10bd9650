import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createAiClient, type TokenUsage } from './ai-client.ts';

const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };

/** A provider that speaks chat completions and may refuse to say what an answer took. */
const startProvider = async ({ refuses }: { refuses: boolean }) => {
  const asked: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    asked.push(body);
    if (refuses && body.stream_options) {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'Unrecognized request argument: stream_options' } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunks = [
      { choices: [{ index: 0, delta: { content: 'yes' }, finish_reason: 'stop' }] },
      ...(body.stream_options ? [{ choices: [], usage: { prompt_tokens: 12, completion_tokens: 3 } }] : []),
    ];
    for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const { ai } = readConfig({ ...secrets, AI_BASE_URL: `http://127.0.0.1:${port}`, AI_MODEL: 'm' });
  return { ai, asked };
};

const answer = async (client: ReturnType<typeof createAiClient>): Promise<string> => {
  const messages = [{ role: 'user', content: 'ready?' } as const];
  return (await Array.fromAsync(client.complete(messages, new AbortController().signal))).join('');
};

test('what an answer took is told as the provider counts it', async () => {
  const { ai, asked } = await startProvider({ refuses: false });
  const usage: TokenUsage[] = [];
  expect(await answer(createAiClient(ai, { onUsage: (one) => usage.push(one) }))).toBe('yes');
  expect(usage).toEqual([{ prompt: 12, completion: 3 }]);
  expect(asked).toMatchObject([{ stream_options: { include_usage: true } }]);
});

test('a provider that refuses to say it is asked again without, and never with it from then on', async () => {
  const { ai, asked } = await startProvider({ refuses: true });
  const usage: TokenUsage[] = [];
  const client = createAiClient(ai, { onUsage: (one) => usage.push(one) });
  expect([await answer(client), await answer(client)]).toEqual(['yes', 'yes']);
  expect(usage).toEqual([]);
  expect(asked.map((body) => 'stream_options' in body)).toEqual([true, false, false]);
});
