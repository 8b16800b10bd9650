// The server as `main.ts` starts it, with the lowest cost that bcrypt knows: what is tried is not its slowness.
import { readConfig } from '../../config/config.ts';
import { serve } from '../../serve.ts';

await serve({ ...readConfig(process.env), passwords: { bcryptCost: 4 } });
