import { paths, type SessionsResponse, type UserProfile } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { answerGet } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';

export const profileOf = (more: Partial<UserProfile> = {}): UserProfile => ({
  full_name: 'Amina Rahman',
  email: 'amina@example.com',
  phone: '0501234567',
  photo: null,
  has_password: true,
  ...more,
});

const session = (id: string, device: string, isCurrent = false): SessionsResponse['sessions'][number] => ({
  session_id: id,
  is_current: isCurrent,
  device,
  created_at: '2026-11-01T12:00:00.000Z',
  last_used_at: '2026-11-21T12:00:00.000Z',
});

export const threeDevices = [
  session('session-1', 'Firefox on Linux', true),
  session('session-2', 'Safari on iPhone'),
  session('session-3', 'Chrome on Windows'),
];

/** Answers what the profile's pages ask for; the profile may change from one question to the next. */
export const profileApi = ({
  profile = () => profileOf(),
  devices = () => threeDevices,
}: {
  readonly profile?: () => UserProfile;
  readonly devices?: () => SessionsResponse['sessions'];
} = {}): void =>
  server.use(
    http.post(paths.getUserProfile, () => HttpResponse.json(profile())),
    http.get(paths.sessions, () => HttpResponse.json({ sessions: devices() })),
    answerGet(paths.settings, { brand_name: 'Genie' }),
  );
