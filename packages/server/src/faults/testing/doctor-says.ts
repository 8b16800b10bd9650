import { expect } from 'vitest';
import { type Finding, runDoctor } from '../../features/doctor/index.ts';
import { sharedIndexFolder } from '../../testing/shared-knowledge.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** What the doctor finds of one thing, each finding held to be one line that says what to do when it is no good news. */
export const doctorSays = async ({ context }: TestApp, check: string): Promise<readonly Finding[]> => {
  const findings = await runDoctor(context.config, { only: [check], indexFolder: sharedIndexFolder });
  for (const { says, state, todo } of findings) {
    expect(`${says}${todo ?? ''}`).not.toContain('\n');
    expect(says.length).toBeGreaterThan(5);
    if (state === 'failed' || state === 'warning') expect(todo).toMatch(/^[A-Z].{10,}\.$/);
  }
  return findings;
};
