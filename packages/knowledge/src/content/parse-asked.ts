import { z } from 'zod';
import { ContentError, explainIssues } from './content-error.ts';
import { parseYaml } from './parse-yaml.ts';
import { plainText } from './plain-text.ts';

/** What answers a question at once, as an editor wrote it. */
export type DirectAnswer = {
  readonly text: string;
  /** The wordings of that question. */
  readonly wordings: readonly string[];
  /** Cases that are told at length and end with that question: what a question means is learnt from them. */
  readonly stories: readonly string[];
};

/** How people ask for what a section says, and what answers them at once. */
type AskedOfSection = { readonly asked: readonly string[]; readonly answers: readonly DirectAnswer[] };

/** How people ask for what the sections of an article say, by heading. */
export type Asked = ReadonlyMap<string, AskedOfSection>;

/** YAML reads a wording such as 5411 as a number. */
const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1));
/** By `asked` the section is found as well; `also` are further wordings that only lead to the answer, and `told` its stories. */
const answered = z
  .strictObject({
    answer: text,
    asked: z.array(text).default([]),
    also: z.array(text).default([]),
    told: z.array(text).default([]),
  })
  .refine(({ asked, also }) => asked.length + also.length > 0, 'answers no wording');
const schema = z.record(z.string(), z.array(z.union([answered, text])));

/** What a document has that nobody wrote questions for. */
export const nothingAsked: Asked = new Map();

/** A file of `asked`. Throws ContentError when it is not in its form. */
export function parseAsked(file: string, source: string): Asked {
  const parsed = schema.safeParse(parseYaml(file, source));
  if (!parsed.success) throw new ContentError(file, explainIssues(parsed.error));
  return new Map(
    Object.entries(parsed.data).map(([heading, entries]) => [
      plainText(heading),
      {
        asked: entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.asked)),
        answers: entries.flatMap((entry) =>
          typeof entry === 'string'
            ? []
            : [{ text: entry.answer, wordings: [...entry.asked, ...entry.also], stories: entry.told }],
        ),
      },
    ]),
  );
}
