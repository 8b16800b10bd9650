import type { Context } from './context.ts';
import type { DatabaseTransaction } from './storage/index.ts';

/** What JSON can say, and dates; a list that is long comes as it is read. */
export type ExportedValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly ExportedValue[]
  | AsyncIterable<ExportedValue>
  | { readonly [name: string]: ExportedValue };

/** One file of what an export holds. */
export type ExportedFile = {
  readonly name: string;
  /** What is in it, for the export's README. */
  readonly about: string;
  /** Bytes as they are, anything else as JSON. */
  readonly content: ExportedValue | Uint8Array;
};

/** Told how far the part of an export that takes long has come. */
export type ExportProgress = (done: number, of: number) => void;

/**
 * A feature's part in the export of a person's data: everything stored about them, in no words but theirs and ours, and
 * never a secret, a hash or a token.
 */
export type PersonalDataExporter = (
  context: Context,
  userId: string,
  onProgress?: ExportProgress,
) => AsyncGenerator<ExportedFile>;

/** Who is being deleted. */
type DeletedAccount = { readonly id: string; readonly emailKey: string };

/**
 * A feature's part in the deletion of an account, in its transaction and before its row goes: for what the database does
 * not delete with the row, or must keep without the person.
 */
export type AccountDeletionStep = (
  context: Context,
  tx: DatabaseTransaction,
  account: DeletedAccount,
) => Promise<void>;
