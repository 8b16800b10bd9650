import type { endpoints, paths } from '@genie/contract/client';

type Endpoints = typeof endpoints;

/** The names of the calls with this method and authentication. */
export type CallName<Method extends 'GET' | 'POST', Authentication extends 'none' | 'access' | 'refresh'> = {
  [Name in keyof Endpoints & keyof typeof paths]: Endpoints[Name] extends {
    readonly method: Method;
    readonly authentication: Authentication;
  }
    ? Name
    : never;
}[keyof Endpoints & keyof typeof paths];

type Of<Schema, Side extends 'input' | 'output'> = Schema extends {
  _zod: { input: infer I; output: infer O };
}
  ? Side extends 'input'
    ? I
    : O
  : undefined;

export type RequestBody<Name extends keyof Endpoints> = Endpoints[Name] extends {
  readonly body: infer Schema;
}
  ? Of<Schema, 'input'>
  : undefined;

export type QueryOf<Name extends keyof Endpoints> = Endpoints[Name] extends { readonly query: infer Schema }
  ? Of<Schema, 'input'>
  : undefined;

export type ResponseOf<Name extends keyof Endpoints> = Of<Endpoints[Name]['response'], 'output'>;
