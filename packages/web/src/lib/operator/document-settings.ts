import type { Settings } from '@genie/contract/client';

/** What the server writes into a document as it serves it. */
export type DocumentSettings = Settings & {
  /** The host of the product's public address. */
  readonly site: string;
};

/** The operator's settings as they stand in the document; undefined where no server filled it in, as in development. */
export const documentSettings = (): DocumentSettings | undefined => {
  if (import.meta.env.SSR) return undefined;
  const written = document.querySelector<HTMLMetaElement>('meta[name="genie:settings"]');
  return written === null ? undefined : JSON.parse(written.content);
};
