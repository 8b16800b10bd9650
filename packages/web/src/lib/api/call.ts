import { paths } from '@genie/contract/client';
import type { CallName, QueryOf, RequestBody, ResponseOf } from './endpoint-types.ts';
import { readJson, send } from './send.ts';
import { sendSignedIn } from './send-signed-in.ts';

type CallOptions = { readonly signal?: AbortSignal | undefined };
type Query<Name extends CallName<'GET' | 'POST', 'none' | 'access'>> = QueryOf<Name> &
  Readonly<Record<string, string>>;

/** Calls an endpoint that needs no token. @throws ApiError */
export const post = async <Name extends CallName<'POST', 'none'>>(
  name: Name,
  body: RequestBody<Name>,
  { query, signal }: CallOptions & { readonly query?: Query<Name> } = {},
): Promise<ResponseOf<Name>> => readJson(await send(paths[name], { method: 'POST', body, query, signal }));

/** Reads an endpoint that needs no token. @throws ApiError */
export const get = async <Name extends CallName<'GET', 'none'>>(
  name: Name,
  query?: Query<Name>,
  { signal }: CallOptions = {},
): Promise<ResponseOf<Name>> => readJson(await send(paths[name], { method: 'GET', query, signal }));

/** Calls an endpoint as the signed-in user. @throws ApiError */
export const postSignedIn = async <Name extends CallName<'POST', 'access'>>(
  name: Name,
  body: RequestBody<Name>,
  { signal }: CallOptions = {},
): Promise<ResponseOf<Name>> => readJson(await sendSignedIn(paths[name], { method: 'POST', body, signal }));

/** Reads an endpoint as the signed-in user. @throws ApiError */
export const getSignedIn = async <Name extends CallName<'GET', 'access'>>(
  name: Name,
  query?: Query<Name>,
  { signal }: CallOptions = {},
): Promise<ResponseOf<Name>> => readJson(await sendSignedIn(paths[name], { method: 'GET', query, signal }));

/** Asks for a file as the signed-in user. @throws ApiError */
export const downloadSignedIn = async <Name extends CallName<'POST', 'access'>>(
  name: Name,
  body: RequestBody<Name>,
): Promise<Blob> => (await sendSignedIn(paths[name], { method: 'POST', body })).blob();
