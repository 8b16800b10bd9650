import { missingParameter, wrongType, wrongValue } from './api-error.ts';

const roles = ['system', 'developer', 'user', 'assistant', 'tool', 'function'] as const;

export type ChatMessage = { role: (typeof roles)[number]; content: string };

/** @throws ApiError naming the message and the part of it at fault, as in `messages[1].content` */
export function readMessages(value: unknown): ChatMessage[] {
  if (!Array.isArray(value)) throw wrongType('messages', 'an array of objects', value);
  if (value.length === 0) {
    throw wrongValue(
      'messages',
      "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
      'empty_array',
    );
  }
  return value.map((message: unknown, index) => readMessage(message, `messages[${index}]`));
}

function readMessage(message: unknown, param: string): ChatMessage {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw wrongType(param, 'an object', message);
  }
  const { role: givenRole, content }: { role?: unknown; content?: unknown } = message;
  if (givenRole === undefined) throw missingParameter(`${param}.role`);
  const role = roles.find((known) => known === givenRole);
  if (role === undefined) {
    throw wrongValue(
      `${param}.role`,
      `Invalid value: '${String(givenRole)}'. Supported values are: ${roles.map((known) => `'${known}'`).join(', ')}.`,
    );
  }
  if (content === undefined && role !== 'assistant') throw missingParameter(`${param}.content`);
  return { role, content: readContent(content ?? '', `${param}.content`) };
}

function readContent(content: unknown, param: string): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw wrongType(param, 'a string or an array of objects', content);
  return content.map((part: unknown, index) => readPart(part, `${param}[${index}]`)).join('\n');
}

function readPart(part: unknown, param: string): string {
  if (typeof part !== 'object' || part === null) throw wrongType(param, 'an object', part);
  const { type, text }: { type?: unknown; text?: unknown } = part;
  if (type === undefined) throw missingParameter(`${param}.type`);
  if (type !== 'text') {
    throw wrongValue(
      `${param}.type`,
      `Invalid value: '${String(type)}'. This model reads parts of type 'text' only.`,
    );
  }
  if (text === undefined) throw missingParameter(`${param}.text`);
  if (typeof text !== 'string') throw wrongType(`${param}.text`, 'a string', text);
  return text;
}
