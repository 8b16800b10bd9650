import { endpoints } from '@genie/contract';
import { type SignInChoice, signInByForm } from '@genie/sandbox';
import { cookiesOf } from './cookies.ts';
import type { TestApp } from './test-app.ts';

/** What a browser comes back from the OpenID provider with, and the cookies it had left with. */
type GoogleReturn = {
  readonly query: { readonly state: string; readonly code: string };
  readonly headers: { readonly cookie: string };
};

/** Goes through the sandbox's sign-in page as a browser does. */
export const returnFromGoogle = async (
  { call }: TestApp,
  choice: SignInChoice,
  { cookie = '' }: { cookie?: string } = {},
): Promise<GoogleReturn> => {
  const begun = await call(endpoints.loginGoogle, { headers: { cookie } });
  const { searchParams } = await signInByForm(begun.body.authorization_url, choice);
  return {
    query: { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' },
    headers: { cookie: [cookie, cookiesOf(begun.headers)].filter(Boolean).join('; ') },
  };
};

/** Signs somebody in with Google, from the button to the session. */
export const googleSignIn = async (test: TestApp, choice: SignInChoice) =>
  test.call(endpoints.callbackGoogle, await returnFromGoogle(test, choice));
