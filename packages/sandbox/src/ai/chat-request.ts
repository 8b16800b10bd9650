import { ApiError, missingParameter, unknownModel, wrongType, wrongValue } from './api-error.ts';
import { type ChatMessage, readMessages } from './chat-messages.ts';
import { offlineModel } from './models.ts';

/** A chat completion request that passed every check. */
export type ChatRequest = {
  model: string;
  messages: ChatMessage[];
  stream: boolean;
  includeUsage: boolean;
  maxTokens: number | null;
  stop: string[];
};

const ignoredParameters = [
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'metadata',
  'modalities',
  'parallel_tool_calls',
  'presence_penalty',
  'prediction',
  'prompt_cache_key',
  'reasoning_effort',
  'response_format',
  'safety_identifier',
  'seed',
  'service_tier',
  'store',
  'temperature',
  'tool_choice',
  'tools',
  'top_logprobs',
  'top_p',
  'user',
  'verbosity',
];
const readParameters = [
  'model',
  'messages',
  'stream',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
  'stop',
  'n',
];
const knownParameters = new Set([...readParameters, ...ignoredParameters]);

/**
 * Checks a request's JSON as strictly as OpenAI does.
 * @throws ApiError naming the parameter at fault
 */
export function readChatRequest(body: unknown): ChatRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw wrongType('body', 'an object', body);
  const given: Record<string, unknown> = { ...body };

  if (given.model === undefined || given.model === '') {
    throw new ApiError(400, 'you must provide a model parameter');
  }
  if (typeof given.model !== 'string') throw wrongType('model', 'a string', given.model);
  if (given.messages === undefined) throw missingParameter('messages');
  const messages = readMessages(given.messages);
  if (given.model !== offlineModel) throw unknownModel(given.model);

  const unknown = Object.keys(given).find((name) => !knownParameters.has(name));
  if (unknown !== undefined) {
    throw wrongValue(unknown, `Unrecognized request argument supplied: ${unknown}`, 'unknown_parameter');
  }

  checkNumber(given, 'temperature', 0, 2);
  checkNumber(given, 'top_p', 0, 1);
  checkNumber(given, 'presence_penalty', -2, 2);
  checkNumber(given, 'frequency_penalty', -2, 2);
  checkNumber(given, 'n', 1, 1, 'integer');
  checkNumber(given, 'max_tokens', 1, Number.MAX_SAFE_INTEGER, 'integer');
  checkNumber(given, 'max_completion_tokens', 1, Number.MAX_SAFE_INTEGER, 'integer');

  const stream = readBoolean(given, 'stream');
  return {
    model: given.model,
    messages,
    stream,
    includeUsage: readIncludeUsage(given.stream_options, stream),
    maxTokens: (given.max_completion_tokens ?? given.max_tokens ?? null) as number | null,
    stop: readStop(given.stop),
  };
}

function readBoolean(given: Record<string, unknown>, name: string): boolean {
  const value = given[name] ?? false;
  if (typeof value !== 'boolean') throw wrongType(name, 'a boolean', value);
  return value;
}

function readIncludeUsage(options: unknown, stream: boolean): boolean {
  if (options === undefined || options === null) return false;
  if (!stream) {
    throw wrongValue(
      'stream_options',
      "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
    );
  }
  if (typeof options !== 'object' || Array.isArray(options))
    throw wrongType('stream_options', 'an object', options);
  const include = 'include_usage' in options ? (options.include_usage ?? false) : false;
  if (typeof include !== 'boolean') throw wrongType('stream_options.include_usage', 'a boolean', include);
  return include;
}

function readStop(stop: unknown): string[] {
  if (stop === undefined || stop === null) return [];
  const list: unknown[] = Array.isArray(stop) ? stop : [stop];
  for (const [index, entry] of list.entries()) {
    const param = Array.isArray(stop) ? `stop[${index}]` : 'stop';
    if (typeof entry !== 'string') throw wrongType(param, 'a string', entry);
  }
  if (list.length > 4) {
    throw wrongValue(
      'stop',
      "Invalid 'stop': array too long. Expected an array with maximum length 4.",
      'array_above_max_length',
    );
  }
  return list.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

function checkNumber(
  given: Record<string, unknown>,
  name: string,
  least: number,
  most: number,
  kind: 'decimal' | 'integer' = 'decimal',
): void {
  const value = given[name];
  if (value === undefined || value === null) return;
  if (typeof value !== 'number' || (kind === 'integer' && !Number.isInteger(value))) {
    throw wrongType(name, kind === 'integer' ? 'an integer' : 'a decimal', value);
  }
  if (value < least) {
    throw wrongValue(
      name,
      `Invalid '${name}': ${kind} below minimum value. Expected a value >= ${least}, but got ${value} instead.`,
      `${kind}_below_min_value`,
    );
  }
  if (value > most) {
    throw wrongValue(
      name,
      `Invalid '${name}': ${kind} above maximum value. Expected a value <= ${most}, but got ${value} instead.`,
      `${kind}_above_max_value`,
    );
  }
}
