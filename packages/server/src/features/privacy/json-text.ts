import type { ExportedValue } from '../../personal-data.ts';

const step = '  ';

/** JSON, indented for people, piece by piece: of a list that is read as it is written only one element is in memory. */
export async function* jsonText(value: ExportedValue, indent = ''): AsyncGenerator<string> {
  if (!holdsStreamed(value)) {
    yield (JSON.stringify(value, null, step) ?? 'null').replaceAll('\n', `\n${indent}`);
  } else if (isStreamed(value) || Array.isArray(value)) {
    yield* listed(['[', ']'], indent, itemsOf(value, indent + step));
  } else {
    yield* listed(['{', '}'], indent, fieldsOf(value, indent + step));
  }
}

async function* listed(
  [open, close]: readonly [string, string],
  indent: string,
  parts: AsyncGenerator<string | null>,
) {
  let isEmpty = true;
  yield open;
  for await (const part of parts) {
    if (part !== null) {
      yield part;
      continue;
    }
    yield `${isEmpty ? '' : ','}\n${indent}${step}`;
    isEmpty = false;
  }
  yield isEmpty ? close : `\n${indent}${close}`;
}

/** The pieces of each element, with null before it. */
async function* itemsOf(
  items: AsyncIterable<ExportedValue> | readonly ExportedValue[],
  indent: string,
): AsyncGenerator<string | null> {
  for await (const item of items) {
    yield null;
    yield* jsonText(item, indent);
  }
}

async function* fieldsOf(fields: object, indent: string): AsyncGenerator<string | null> {
  for (const [name, field] of Object.entries(fields)) {
    yield null;
    yield `${JSON.stringify(name)}: `;
    yield* jsonText(field, indent);
  }
}

const isStreamed = (value: ExportedValue): value is AsyncIterable<ExportedValue> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const holdsStreamed = (value: ExportedValue): value is Extract<ExportedValue, object> => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return isStreamed(value) || Object.values(value).some(holdsStreamed);
};
