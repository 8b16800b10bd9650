import { endpoints } from '@genie/contract';
import sharp from 'sharp';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export const questions = ['What does DE 39 = 05 mean?', 'How is an Amex chargeback filed?'] as const;

/** Does with an account what people do: a photo, and two questions in one chat. */
export const fillAccount = async ({ call }: TestApp, { token, email }: Person): Promise<void> => {
  const square = sharp({ create: { width: 40, height: 40, channels: 3, background: '#228833' } });
  const photo = (await square.png().toBuffer()).toString('base64');
  const body = { full_name: 'Amina Rahman', email, photo, photo_name: 'me.png' };
  await call(endpoints.updateProfile, { token, body });
  const first = await call(endpoints.sendPrompt, { token, body: { query: questions[0] } });
  const { chat_id } = first.body.message;
  await call(endpoints.sendPrompt, { token, body: { query: questions[1], chat_id } });
};
