type ScriptPolicy = { readonly createScriptURL: (address: string) => string };
type PolicyFactory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => ScriptPolicy;
};

const ownScript = (address: string): string => {
  if (new URL(address, window.location.href).origin !== window.location.origin) {
    throw new TypeError('A script of another site is refused.');
  }
  return address;
};

let policy: ScriptPolicy | undefined;

/**
 * A script's address as a worker takes it where the content policy asks for trusted types: of our own site only. The
 * policy's name, `genie`, is one of the two that the server allows.
 */
export const scriptAddress = (address: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('genie', { createScriptURL: ownScript }) ?? {
    createScriptURL: ownScript,
  };
  return policy.createScriptURL(address);
};
