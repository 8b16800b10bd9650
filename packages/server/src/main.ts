import { readConfig } from './config/config.ts';
import { serve } from './serve.ts';
import { startFailure } from './start-failure.ts';

try {
  await serve(readConfig(process.env));
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
