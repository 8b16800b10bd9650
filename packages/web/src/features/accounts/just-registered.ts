/** What registering hands to the code page through the router's state. */
export type JustRegistered = { readonly registeredEmail: string };

/** The e-mail just registered, when a navigation's state says so. */
export const registeredEmailOf = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'registeredEmail' in state &&
  typeof state.registeredEmail === 'string'
    ? state.registeredEmail
    : undefined;
