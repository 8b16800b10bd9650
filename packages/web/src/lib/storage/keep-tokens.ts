import { storedValues } from './stored-values.ts';

type Tokens = { readonly access_token: string; readonly refresh_token: string };

/** Stores the tokens, each under its key and both as JSON under `tokens`, which is documented and read by nobody here. */
export const keepTokens = ({ access_token, refresh_token }: Tokens): void => {
  storedValues.set('tokens', JSON.stringify({ access_token, refresh_token }));
  storedValues.set('refresh_token', refresh_token);
  // Last, as guarded pages open on it.
  storedValues.set('access_token', access_token);
};
