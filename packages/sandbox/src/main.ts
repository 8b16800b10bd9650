import { EnvironmentError, publicUrlOf, readEnvironment } from './environment.ts';
import { PortTakenError } from './network.ts';
import { startSandbox } from './start-sandbox.ts';

const readingSpeedMs = 15;

try {
  const environment = readEnvironment(process.env);
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT, SANDBOX_HOST, APP_URL } = environment;
  const { PAYMENT_WEBHOOK_HEADER: header, PAYMENT_WEBHOOK_SECRET: secret } = environment;
  const publicUrl = publicUrlOf(environment);
  const sandbox = await startSandbox({
    port: SANDBOX_PORT,
    smtpPort: SANDBOX_SMTP_PORT,
    host: SANDBOX_HOST,
    offlineDelayMs: readingSpeedMs,
    appUrl: APP_URL,
    // The secret that the product expects: both read the same environment.
    payments: { webhook: { ...(header && { header }), ...(secret && { secret }) } },
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
  const end = () =>
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The sandbox could not close in order.', error);
        process.exit(1);
      },
    );
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // A parent that started this process as its child and is gone needs it no longer.
  process.once('disconnect', end);
  console.log(`Sandbox ready: ${sandbox.url} (inbox ${sandbox.url}/mail, SMTP ${sandbox.smtpUrl})`);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof PortTakenError) {
    const variable = error.purpose === 'http' ? 'SANDBOX_PORT' : 'SANDBOX_SMTP_PORT';
    return `The sandbox cannot start: port ${error.port} is in use. Stop what uses it, or set ${variable} to another port.`;
  }
  if (error instanceof EnvironmentError) return error.message;
  return `The sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`;
}
