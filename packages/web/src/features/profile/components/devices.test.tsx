import { paths } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerPost, refuseGet, refusePost, type SeenRequest } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { profileApi, threeDevices } from '../testing/profile-api.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { Devices } from './devices.tsx';

test('devices are listed with their times, this one marked and without a way to end it', async () => {
  profileApi();
  renderSignedIn(<Devices />);
  const [current, phone] = await screen.findAllByRole('listitem');
  expect(current).toHaveTextContent('Firefox on LinuxThis device');
  expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
  expect(phone).toHaveTextContent(
    /^Safari on iPhoneLast used 21-11-2026, \d\d:\d\d .+, signed in on 01-11-2026/,
  );
});

test('a device is signed out and leaves the list', async () => {
  const seen: SeenRequest[] = [];
  let devices = threeDevices;
  profileApi({ devices: () => devices });
  server.use(answerPost(paths.endSession, { message: 'That device is signed out.' }, { seen }));
  const user = renderSignedIn(<Devices />);
  const button = await screen.findByRole('button', { name: 'Sign out Safari on iPhone' });
  devices = threeDevices.filter(({ session_id }) => session_id !== 'session-2');
  await user.click(button);
  expect(await screen.findByText('That device is signed out.')).toBeVisible();
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  expect(seen[0]?.body).toEqual({ session_id: 'session-2' });
});

test('all other devices are signed out at once', async () => {
  let devices = threeDevices;
  profileApi({ devices: () => devices });
  server.use(answerPost(paths.endOtherSessions, { message: 'All other devices are signed out.' }));
  const user = renderSignedIn(<Devices />);
  const button = await screen.findByRole('button', { name: 'Sign out all other devices' });
  devices = threeDevices.slice(0, 1);
  await user.click(button);
  expect(await screen.findByText('All other devices are signed out.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

test('a device that could not be signed out is told with the cause', async () => {
  profileApi();
  server.use(refusePost(paths.endSession, 404, 'not_found', { detail: 'This was not found.' }));
  const user = renderSignedIn(<Devices />);
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('That device was not signed out.');
  expect(alert).toHaveTextContent('This was not found.');
});

test('a list that cannot be loaded says why and can be tried again', async () => {
  profileApi();
  server.use(refuseGet(paths.sessions, 503, { code: 'storage_unavailable', detail: 'No storage.' }));
  const user = renderSignedIn(<Devices />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No storage.');
  profileApi();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
