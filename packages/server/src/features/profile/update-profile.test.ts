import { accountTexts, endpoints, profileTexts } from '@genie/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Person, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

const update = (app: TestApp, { token, email }: Person, changes: object) =>
  app.call(endpoints.updateProfile, { token, body: { full_name: 'Amina R.', email, ...changes } });

const profileOf = async (app: TestApp, { token }: Person) =>
  (await app.call(endpoints.getUserProfile, { token })).body;

const photoOf = async (app: TestApp, person: Person) => {
  const [head = '', data = ''] = (await profileOf(app, person)).photo?.split(',') ?? [];
  expect(head).toBe('data:image/webp;base64');
  return Buffer.from(data, 'base64');
};

test('name and photo change, e-mail and phone do not', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const photo = (await picture().png().toBuffer()).toString('base64');
  const { status, body } = await update(app, person, {
    email: person.email.toUpperCase(),
    photo,
    photo_name: 'me.png',
    phone: '999999',
  });
  expect([status, body.message]).toEqual([200, profileTexts.profileUpdated]);
  expect(await profileOf(app, person)).toMatchObject({
    full_name: 'Amina R.',
    email: person.email,
    phone: '0501234567',
    has_password: true,
  });
  const { width, height, format } = await sharp(await photoOf(app, person)).metadata();
  expect([width, height, format]).toEqual([200, 200, 'webp']);
});

test.each([null, '', undefined])('a photo that is %j leaves the one there is', async (photo) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await update(app, person, { photo: (await picture().jpeg().toBuffer()).toString('base64') });
  const before = await photoOf(app, person);
  expect((await update(app, person, { photo })).status).toBe(200);
  expect(await photoOf(app, person)).toEqual(before);
});

test('card data are no name, and are masked in the name of a photo', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const photo = (await picture().png().toBuffer()).toString('base64');
  const { status, body } = await update(app, person, { full_name: 'Amina 4111-1111-1111-1111' });
  expect([status, body.fields]).toEqual([400, { full_name: accountTexts.nameHoldsCardData }]);
  await update(app, person, { photo, photo_name: '4111111111111111.png' });
  const { name } = await app.context.storage.db.userPhoto.findFirstOrThrow();
  expect(name).toBe('411111******1111.png');
});

test('another e-mail than one’s own is refused, and nothing changes', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { status, body } = await update(app, person, { email: 'other@example.com' });
  expect([status, body.code, body.detail, body.fields]).toEqual([
    400,
    'validation_failed',
    profileTexts.emailFixed,
    { email: profileTexts.emailFixed },
  ]);
  expect((await profileOf(app, person)).full_name).toBe('Amina Rahman');
});

test.each(['', ' ', 'x'.repeat(101), 'a\nb'])('the name %j is refused', async (full_name) => {
  const app = await startTestApp();
  const { status, body } = await update(app, await signedInPerson(app), { full_name });
  expect([status, body.fields]).toEqual([400, { full_name: accountTexts.nameInvalid }]);
});

test('a photo is one’s own', async () => {
  const app = await startTestApp();
  const [person, stranger] = [await signedInPerson(app), await signedInPerson(app)];
  await update(app, person, { photo: (await picture().jpeg().toBuffer()).toString('base64') });
  expect((await profileOf(app, stranger)).photo).toBeNull();
  expect((await app.call(endpoints.updateProfile, { body: {} })).status).toBe(401);
});

test('a photo of almost 5 MB goes through, one above is told so, and other calls take no such body', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const jpeg = await picture(2_000, 2_000).jpeg().toBuffer();
  const padded = (bytes: number) =>
    Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]).toString('base64');
  const limit = 5 * 1_024 * 1_024;
  expect((await update(app, person, { photo: padded(limit) })).status).toBe(200);
  const above = await update(app, person, { photo: padded(limit + 1) });
  expect([above.status, above.body.code, above.body.detail]).toEqual([
    400,
    'photo_invalid',
    profileTexts.photoTooLarge,
  ]);
  expect((await update(app, person, { photo: padded(2 * limit) })).status).toBe(413);
  const elsewhere = await app.call(endpoints.sendPrompt, {
    token: person.token,
    body: { query: 'x'.repeat(2_000_000) },
  });
  expect(elsewhere.status).toBe(413);
});

test('who is not signed in cannot even send a large body', async () => {
  const app = await startTestApp();
  const { status } = await app.call(endpoints.updateProfile, { body: { photo: 'x'.repeat(9_000_000) } });
  expect(status).toBe(401);
});
