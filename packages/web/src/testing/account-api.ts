import { type CaptchaResponse, paths } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { server } from './server.ts';
import { settings } from './settings.ts';

export { settings };

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
