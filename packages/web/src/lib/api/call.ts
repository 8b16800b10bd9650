import { paths } from '@genie/contract/client';
import type { CallName, QueryOf, RequestBody, ResponseOf } from './endpoint-types.ts';
import { readJson, send } from './send.ts';
import { sendSignedIn } from './send-signed-in.ts';

type CallOptions = { readonly signal?: AbortSignal | undefined };

/** Calls an endpoint that needs no token. @throws ApiError */
export const post = async <Name extends CallName<'POST', 'none'>>(
  name: Name,
  body: RequestBody<Name>,
  { signal }: CallOptions = {},
): Promise<ResponseOf<Name>> => readJson(await send(paths[name], { method: 'POST', body, signal }));

/** Calls an endpoint as the signed-in user. @throws ApiError */
export const postSignedIn = async <Name extends CallName<'POST', 'access'>>(
  name: Name,
  body: RequestBody<Name>,
  { signal }: CallOptions = {},
): Promise<ResponseOf<Name>> => readJson(await sendSignedIn(paths[name], { method: 'POST', body, signal }));

/** Reads an endpoint as the signed-in user. @throws ApiError */
export const getSignedIn = async <Name extends CallName<'GET', 'access'>>(
  name: Name,
  query?: QueryOf<Name> & Readonly<Record<string, string>>,
  { signal }: CallOptions = {},
): Promise<ResponseOf<Name>> => readJson(await sendSignedIn(paths[name], { method: 'GET', query, signal }));
