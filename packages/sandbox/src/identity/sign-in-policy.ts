import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';

const { Check, Prompt } = interactionPolicy;

/**
 * When the sign-in page is shown: always, once for each authorization request. Choosing an account there also settles
 * `prompt=select_account` and `prompt=consent`, which Google's clients may send; consent itself is never asked for.
 */
export function signInPolicy(): InstanceType<typeof Prompt>[] {
  const policy = interactionPolicy.base();
  const { NO_NEED_TO_PROMPT } = Check;
  const nonce = new Check('nonce_missing', 'a nonce is required', (ctx) => {
    refuseWithoutNonce(ctx);
    return NO_NEED_TO_PROMPT;
  });
  policy.add(new Prompt({ name: 'nonce' }, nonce), 0);
  policy.add(new Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

/** What the sign-in page hands back for an account: every prompt that could have been asked for is answered. */
export function signedIn(accountId: string) {
  return { login: { accountId, remember: false }, select_account: {}, consent: {} };
}

// OpenID Connect leaves the nonce to the client in the code flow; Google's documentation lists it as required.
function refuseWithoutNonce({ oidc }: KoaContextWithOIDC): void {
  if (!oidc.params?.nonce) throw new errors.InvalidRequest("missing required parameter 'nonce'");
}
