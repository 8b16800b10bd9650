import { endpoints, hubQuestions, practiceQuestions, roleQuestions } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../../testing/index.ts';

const { keyManagement, ...freeHubQuestions } = hubQuestions;
const freePlan = 1;
const proPlan = 3;

test.each([
  ...[...Object.values(freeHubQuestions), ...Object.values(roleQuestions), ...practiceQuestions].map(
    (query) => ({ query, planId: freePlan }),
  ),
  { query: keyManagement, planId: proPlan },
])('"$query", which a page asks at a click, is answered on plan $planId', async ({ query, planId }) => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app, { planId });
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(body.message).toMatchObject({ source: 'knowledge', status: 'finished' });
  expect(body.message.answer).toContain('class="citation"');
  expect(body.message.answer).not.toMatch(/do not cover|does not cover/);
});
