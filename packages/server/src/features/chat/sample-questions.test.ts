import { endpoints, sampleQuestions } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../../testing/index.ts';

test.each(sampleQuestions)('the sample question "%s" is answered on the Free Plan', async (query) => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(body.message).toMatchObject({ source: 'knowledge', status: 'finished', limits: { left_today: 4 } });
  expect(body.message.answer).toContain('class="citation"');
  expect(body.message.answer).not.toMatch(/do not cover|does not cover/);
  expect(body.message.follow_ups.length).toBeGreaterThanOrEqual(2);
});
