/** A public source as the front matter of a file names it. */
type OwnReference = { readonly title: string; readonly clause?: string; readonly url?: string };

/** The public sources that a file's front matter names, without what is not one: an address other than http(s) is left out. */
export const ownReferences = (value: unknown): OwnReference[] =>
  Array.isArray(value) ? value.flatMap(asReference) : [];

const asReference = (value: unknown): OwnReference[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ title: value }];
  if (typeof value !== 'object' || value === null) return [];
  const { title, clause, url } = value as Record<string, unknown>;
  if (typeof title !== 'string' || title.trim() === '') return [];
  return [
    {
      title,
      ...((typeof clause === 'string' || typeof clause === 'number') && { clause: String(clause) }),
      ...(typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url) && { url }),
    },
  ];
};
