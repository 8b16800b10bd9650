import { paths } from '@genie/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerPost, refusePost, type SeenRequest } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { profileApi, profileOf } from '../testing/profile-api.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { type Drawn, stubPictures } from '../testing/stub-pictures.ts';
import { ProfileForm } from './profile-form.tsx';
import { WithProfile } from './with-profile.tsx';

const stored = 'data:image/webp;base64,AAAA';
const picture = (content = 'picture', type = 'image/png') => new File([content], 'me.png', { type });

let drawn: readonly Drawn[];
beforeEach(() => {
  drawn = stubPictures();
});

const open = async (photo: string | null = null): Promise<UserEvent> => {
  profileApi({ profile: () => profileOf({ photo }) });
  const user = renderSignedIn(
    <WithProfile place="profile">{(profile) => <ProfileForm profile={profile} />}</WithProfile>,
  );
  await screen.findByLabelText('Full name');
  return user;
};
const update = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Update Profile' }));
const choose = (user: UserEvent, file: File) => user.upload(screen.getByLabelText('Photo file'), file);

test('the form shows name, e-mail and phone, of which only the name can be changed', async () => {
  await open();
  expect(screen.getByLabelText('Full name')).toHaveValue('Amina Rahman');
  expect(screen.getByLabelText('Full name')).toHaveAttribute('dir', 'auto');
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Phone')).toHaveValue('0501234567');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('readonly');
});

test('an update without a photo is refused in a popup with Ok', async () => {
  const user = await open();
  await update(user);
  const popup = screen.getByRole('dialog', { name: 'Please select photo first!' });
  expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(popup).not.toBeInTheDocument();
});

test('a chosen picture is cropped to a square, previewed and sent as base64', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.updateProfile, { message: 'Your profile is updated.' }, { seen }));
  const user = await open();
  await choose(user, picture());
  await screen.findByRole('dialog', { name: 'Crop your photo' });
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  await user.click(screen.getByRole('button', { name: 'Use photo' }));
  const preview = await screen.findByRole('img', { name: 'Yours' });
  expect(preview).toHaveAttribute('src', `data:image/jpeg;base64,${btoa('square')}`);
  expect(drawn).toEqual([{ part: [100, 0, 600, 600], side: 600 }]);

  await user.clear(screen.getByLabelText('Full name'));
  await user.type(screen.getByLabelText('Full name'), ' Amina R. ');
  await update(user);
  expect(await screen.findByRole('dialog', { name: 'Your profile is updated.' })).toBeVisible();
  expect(seen[0]?.body).toEqual({
    full_name: 'Amina R.',
    email: 'amina@example.com',
    photo: btoa('square'),
    photo_name: 'me.png',
  });
  expect(localStorage.getItem('name')).toBe('Amina R.');
});

test('a large picture is sent at most 1024 pixels wide', async () => {
  drawn = stubPictures({ width: 4_000, height: 3_000 });
  const user = await open();
  await choose(user, picture());
  await user.click(await screen.findByRole('button', { name: 'Use photo' }));
  await screen.findByRole('img', { name: 'Yours' });
  expect(drawn).toEqual([{ part: [500, 0, 3_000, 3_000], side: 1_024 }]);
});

test('a photo that is stored already is enough, and is not sent again', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.updateProfile, { message: 'Your profile is updated.' }, { seen }));
  const user = await open(stored);
  expect(screen.getByRole('img', { name: 'Yours' })).toHaveAttribute('src', stored);
  await update(user);
  expect(await screen.findByRole('dialog', { name: 'Your profile is updated.' })).toBeVisible();
  expect(seen[0]?.body).toMatchObject({ photo: '', photo_name: '' });
});

test('a name that was changed in the drawer is what the page behind it shows and sends', async () => {
  let name = 'Amina Rahman';
  profileApi({ profile: () => profileOf({ full_name: name, photo: stored }) });
  server.use(
    http.post(paths.updateProfile, async ({ request }) => {
      name = ((await request.json()) as { full_name: string }).full_name;
      return HttpResponse.json({ message: 'Your profile is updated.' });
    }),
  );
  const form = <WithProfile place="profile">{(profile) => <ProfileForm profile={profile} />}</WithProfile>;
  const user = renderSignedIn(
    <>
      <section aria-label="Page">{form}</section>
      <section aria-label="Drawer">{form}</section>
    </>,
  );
  const inside = (place: string) => within(screen.getByRole('region', { name: place }));
  const field = await inside('Drawer').findByLabelText('Full name');
  await user.clear(field);
  await user.type(field, 'Amina Said');
  await user.click(inside('Drawer').getByRole('button', { name: 'Update Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(inside('Page').getByLabelText('Full name')).toHaveValue('Amina Said');
  await user.click(inside('Page').getByRole('button', { name: 'Update Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(name).toBe('Amina Said');
});

test('a saved name stays where the profile cannot be read again', async () => {
  const user = await open(stored);
  server.use(
    answerPost(paths.updateProfile, { message: 'Your profile is updated.' }),
    refusePost(paths.getUserProfile, 503, 'storage_unavailable'),
  );
  await user.clear(screen.getByLabelText('Full name'));
  await user.type(screen.getByLabelText('Full name'), 'Amina Said');
  await update(user);
  await user.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(screen.getByLabelText('Full name')).toHaveValue('Amina Said');
});

test('closing the crop leaves everything as it was', async () => {
  const user = await open();
  await choose(user, picture());
  await screen.findByRole('dialog', { name: 'Crop your photo' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('img')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose photo' })).toHaveFocus());
});

test.each([
  ['a file that is no picture', picture('text', 'text/plain')],
  ['a vector drawing', picture('<svg/>', 'image/svg+xml')],
  ['a broken picture', picture('broken')],
])('%s is refused in words', async (_what, file) => {
  profileApi();
  const user = await open();
  await user.setup({ applyAccept: false }).upload(screen.getByLabelText('Photo file'), file);
  const button = screen.getByRole('button', { name: 'Choose photo' });
  await waitFor(() => expect(button).toBeInvalid());
  expect(button).toHaveAccessibleDescription('This is not a JPEG, PNG or WebP picture that can be read.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an empty name is told at its field', async () => {
  const user = await open(stored);
  await user.clear(screen.getByLabelText('Full name'));
  await update(user);
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(
    'Please enter a name of at most 100 characters.',
  );
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
});

test('a refused photo is told with its cause', async () => {
  server.use(
    refusePost(paths.updateProfile, 400, 'photo_invalid', {
      detail: 'The photo is too large: at most 5 MB.',
    }),
  );
  const user = await open(stored);
  await update(user);
  const popup = await screen.findByRole('dialog', { name: 'Your profile was not updated.' });
  expect(popup).toHaveAccessibleDescription('The photo is too large: at most 5 MB.');
});

test('a profile that cannot be loaded says why and can be tried again', async () => {
  server.use(refusePost(paths.getUserProfile, 503, 'storage_unavailable', { detail: 'No storage.' }));
  const user = renderSignedIn(
    <WithProfile place="profile">{(profile) => <ProfileForm profile={profile} />}</WithProfile>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your profile could not be loaded.');
  expect(alert).toHaveTextContent('No storage.');
  profileApi();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Full name')).toBeVisible();
});
