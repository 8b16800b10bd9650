import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

const urlOf = (path: string): string => new URL(path, import.meta.url).href;

/** Lets a process of its own fail so, with the log of the product. */
const failing = (failure: string): Promise<{ code: unknown; output: string; errors: string }> => {
  const script = `
    import { readConfig } from '${urlOf('../config/config.ts')}';
    import { createLog } from '${urlOf('../log.ts')}';
    import { endOnUncaught } from '${urlOf('./end-on-uncaught.ts')}';
    const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };
    endOnUncaught(createLog(readConfig({ ...secrets, LOG_LEVEL: 'info' })));
    setTimeout(() => { ${failure} });
    setTimeout(() => {}, 60_000);`;
  return new Promise((done) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script], (error, output, errors) =>
      done({ code: error?.code, output, errors }),
    );
  });
};

test.each([
  ['an error that is thrown', "throw new Error('the card 4111 1111 1111 1111 is gone');"],
  ['a promise that is rejected', "void Promise.reject(new Error('the card 4111 1111 1111 1111 is gone'));"],
])('%s and that nobody catches ends the process with one masked line of the log', async (_, failure) => {
  const { code, output, errors } = await failing(failure);
  expect([code, errors]).toEqual([1, '']);
  const lines = output.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 60,
    err: { message: expect.stringContaining('1111') },
  });
  expect(output).not.toContain('4111 1111 1111 1111');
});
