import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { endpoints } from '@genie/contract';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writeBackup } from './features/backup/index.ts';
import { password, signedInPerson, startTestApp, type TestApp } from './testing/index.ts';

/** What was pasted, however its digits are parted, and what must not be left of it. */
const forbidden = [
  ...['4111111111111111', '5555555555554444', '378282246310005', '4012888888881881', '6011111111111117'],
  // Discretionary data of a track.
  ...['29122011234567890123', '29121011234567800000'],
].map((digits) => new RegExp([...digits].join('[\\s.:-]?')));
const secretsWithLabels = [/CV[VC]2?\W{0,3}(?:737|456)/i, /PIN\W{0,3}8264/i];

const expectNoCardData = (text: string, where: string): void => {
  for (const pattern of [...forbidden, ...secretsWithLabels]) expect(text, where).not.toMatch(pattern);
};

/** One person pastes card data wherever the product takes words. @returns their token */
const pasteEverywhere = async (app: TestApp): Promise<string> => {
  const { email } = await signedInPerson(app);
  const device = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) 6011-1111-1111-1117 Firefox/140.0' };
  const { body: signedIn } = await app.call(endpoints.login, {
    body: { email, password },
    headers: device,
  });
  const token = signedIn.access_token;
  const query = 'Why is 4111 1111 1111 1111 declined with DE 39 = 05? CVV: 737, PIN 8264';
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  const { chat_id, entry_id } = body.message;
  await app.call(endpoints.renameChat, { token, body: { chat_id, name: 'Refund to 5555-5555-5555-4444' } });
  const comment = 'I meant track 2 ;4012888888881881=29122011234567890123? of the card';
  await app.call(endpoints.answerFeedback, { token, body: { entry_id, rating: 'bad', comment } });
  const track1 = '%B4111111111111111^RAHMAN/AMINA^29121011234567800000?';
  const contact = {
    name: 'Amina 378282246310005',
    email,
    topic: 'plans',
    message: `My card ${track1}, CVC2 456.`,
  };
  expect((await app.call(endpoints.contact, { body: contact })).status).toBe(200);
  const square = sharp({ create: { width: 40, height: 40, channels: 3, background: '#228833' } });
  const photo = (await square.png().toBuffer()).toString('base64');
  const profile = { full_name: 'Amina', email, photo, photo_name: '6011111111111117.png' };
  expect((await app.call(endpoints.updateProfile, { token, body: profile })).status).toBe(200);
  const named = { ...profile, full_name: 'Amina 4111111111111111' };
  expect((await app.call(endpoints.updateProfile, { token, body: named })).status).toBe(400);
  const address = '/4111%201111%201111%201111/CVC2%20456?pan=5555555555554444';
  expect((await app.app.inject(address)).statusCode).toBe(404);
  return token;
};

test('card data that somebody pastes everywhere is in no backup, no export, no mail and no log', async () => {
  const app = await startTestApp({ env: { LOG_LEVEL: 'debug' } });
  const token = await pasteEverywhere(app);
  const { clock, config, sealing, storage } = app.context;

  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { file } = await writeBackup(config, { file: join(folder, 'genie.backup'), clock });
  const backup = gunzipSync(await readFile(file)).toString('utf8');
  for (const masked of ['411111******1111', '555555******4444', '401288******1881', '601111******1117']) {
    expect(backup).toContain(masked);
  }
  expectNoCardData(backup, 'backup');

  const { body } = await app.call(endpoints.exportMyData, { token });
  const files = Object.entries(unzipSync(body as Uint8Array)).filter(([name]) => /\.(json|txt)$/.test(name));
  const exported = Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
  expect(exported['chats.json']).toMatch(/411111\*{6}1111[\s\S]*\[removed\][\s\S]*401288\*{6}1881/);
  expect(exported['sessions.json']).toContain('601111******1117');
  expect(exported['account.json']).toContain('601111******1117.png');
  for (const [name, text] of Object.entries(exported)) expectNoCardData(text, name);

  const mails = await storage.db.outboxMail.findMany({ where: { kind: 'contact' } });
  const opened = mails.map(({ bodySealed }) => sealing.open(bodySealed ?? ''));
  expect(opened).toEqual([expect.stringMatching(/411111\*{6}1111/)]);
  expectNoCardData(opened.join('\n'), 'mail');
  expect(app.logs.length).toBeGreaterThan(5);
  expect(app.logs.join('')).toContain('"path":"/411111******1111/');
  expectNoCardData(app.logs.join(''), 'log');
});
