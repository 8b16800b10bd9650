import { endpoints, systemTexts } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import { callAt, hardlyAnyLimits, personAt, registration, startReplicas } from '../testing/index.ts';
import { canLimitFiles, limitFiles } from './testing/file-limit.ts';
import { expectNothingHalfDone } from './testing/nothing-half-done.ts';

const query = 'What does DE 39 = 05 mean?';

// prlimit is a part of every Linux; macOS has none.
test.runIf(await canLimitFiles())(
  'a server whose files may not grow (EFBIG): every write is refused, nothing is damaged, and it goes on by itself',
  async () => {
    const { servers, storage, close } = await startReplicas(1, hardlyAnyLimits);
    onTestFinished(close);
    const [server] = servers;
    if (!server) throw new Error('there is no server');
    const { url } = server;
    const { token } = await personAt(url, storage, { planId: 1 });
    const register = () => callAt(url, endpoints.register, { body: registration() });
    const ask = () => callAt(url, endpoints.sendPrompt, { token, body: { query } });
    const buy = () => callAt(url, endpoints.addSubscription, { token, body: { subscription_id: 3 } });

    const letGrow = await limitFiles(server.process().child.pid ?? 0);
    for (const write of [register, ask, buy, register]) {
      const { status, headers, body } = await write();
      expect([status, headers.get('retry-after'), body]).toMatchObject([
        503,
        '5',
        { code: 'storage_unavailable', detail: systemTexts.storageUnavailable },
      ]);
    }
    expect((await callAt(url, endpoints.health)).status).toBe(200);
    expect((await callAt(url, endpoints.getLastChatId, { token })).status).toBe(200);

    await letGrow();
    expect((await register()).status).toBe(200);
    expect((await ask()).body.message).toMatchObject({ status: 'finished', limits: { left_today: 4 } });
    expect((await buy()).status).toBe(200);
    const rows = await storage.db.$queryRawUnsafe<object[]>('PRAGMA integrity_check');
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    await expectNothingHalfDone({ context: { storage } });
  },
);
