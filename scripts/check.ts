import { runChecks } from './checks.ts';

const results = await runChecks();
for (const { name, ok, output, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trim());
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
