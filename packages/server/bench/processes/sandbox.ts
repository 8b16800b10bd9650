// The outside world without delay, in a process of its own, so that its work is not counted as the server's.
import { startSandbox } from '@genie/sandbox';

const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments: { webhook: { url: null } } });
process.send?.({ url: sandbox.url, smtpUrl: sandbox.smtpUrl, aiBaseUrl: sandbox.aiBaseUrl });
process.once('disconnect', () => process.exit(0));
