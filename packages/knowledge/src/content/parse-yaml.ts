import { parse } from 'yaml';
import { ContentError } from './content-error.ts';

/** Reads YAML; throws a ContentError with file, line and reason when it is none. */
export function parseYaml(file: string, source: string): unknown {
  try {
    return parse(source, { prettyErrors: false, uniqueKeys: false });
  } catch {
    return explain(file, source);
  }
}

/** Readable errors double the time of reading, so only what is broken is read for them. */
function explain(file: string, source: string): never {
  try {
    parse(source);
  } catch (cause) {
    throw new ContentError(file, `is not YAML: ${(cause as Error).message}`, { cause });
  }
  throw new ContentError(file, 'is not YAML');
}
