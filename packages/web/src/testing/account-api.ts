import { type CaptchaResponse, paths, type Settings } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { server } from './server.ts';

/** The settings of an operator who changed nothing. */
export const settings: Settings = {
  brand_name: 'Genie',
  operator_name: 'Genie',
  operator_address: 'Dubai',
  support_email: 'support@genie.local',
  linkedin_url: 'https://www.linkedin.com',
  youtube_url: 'https://www.youtube.com',
  google_sign_in: true,
  captcha_required: false,
};

/** Answers what the pages of signing in ask for as they open. */
export const answerSignInPages = ({
  googleSignIn = true,
  captcha = { required: false, challenge: null },
}: {
  readonly googleSignIn?: boolean;
  readonly captcha?: CaptchaResponse;
} = {}): void =>
  server.use(
    http.get(paths.settings, () => HttpResponse.json({ ...settings, google_sign_in: googleSignIn })),
    http.get(paths.captcha, () => HttpResponse.json(captcha)),
  );
