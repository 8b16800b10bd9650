import { readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { serve } from './serve.ts';

try {
  await serve(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) {
    console.error('The configuration cannot be used:');
    for (const problem of error.problems) console.error(`  ${problem}`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
}
