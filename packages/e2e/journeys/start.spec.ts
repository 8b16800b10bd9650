import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { freePorts } from '../../../scripts/free-ports.ts';
import { expect, test } from '../fixtures/test.ts';

const root = resolve(import.meta.dirname, '../../..');

const start = (env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 50_000,
  });
  return { status, printed: stdout + stderr };
};

test('a start on a port that is taken says which one and how to change it', async ({ product }, info) => {
  const [sandboxPort, smtpPort] = await freePorts(2);
  const { status, printed } = start({
    PORT: new URL(product.url).port,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: info.outputPath('data'),
  });
  expect(status).toBe(1);
  expect(printed).toContain(
    `Port ${new URL(product.url).port} is taken. End what uses it, or set PORT to another one.`,
  );
});

test('a start with a wrong configuration says what is wrong with it', async () => {
  const { status, printed } = start({ PORT: 'many', BUSINESS_TIME_ZONE: 'Mars/Base' });
  expect(status).toBe(1);
  expect(printed).toContain('PORT is "many", but must be: a port, 0 to 65535');
  expect(printed).toContain(
    'BUSINESS_TIME_ZONE is "Mars/Base", but must be: an IANA time zone such as Asia/Dubai',
  );
});

test('the product answers for its health, and an unknown address has its own page', async ({
  consoleErrors,
  page,
  product,
  request,
}) => {
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready' });
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')]);
  expect(product.output()).toContain('/mail');
});
