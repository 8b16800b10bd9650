/** By what somebody proved who they are. */
export type SignInMethod = 'password' | 'google';

export const signInMethodWords: Record<SignInMethod, string> = {
  password: 'your password',
  google: 'Google',
};
