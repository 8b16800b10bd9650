import { z } from 'zod';

/**
 * The file: gzip of lines of JSON in UTF-8. The first line is the header; then come the rows, each a list of values in the
 * order of its table's columns, table after table in the order of the header; the last line is the end with a digest of
 * all lines before it. Values are the same whichever database they came from.
 */
export const formatVersion = 1;

/** How values of a column are written: text and integers as they are, times as ISO 8601 in UTC, bytes as base64. */
const columnKinds = ['text', 'integer', 'number', 'boolean', 'time', 'bytes'] as const;
export type ColumnKind = (typeof columnKinds)[number];

const nameSchema = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/);

const tableSchema = z.object({
  name: nameSchema,
  columns: z.array(z.object({ name: nameSchema, kind: z.enum(columnKinds) })).min(1),
  rows: z.number().int().nonnegative(),
});

export const headerSchema = z.object({
  genie_backup: z.number().int().positive(),
  made_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgresql']),
  /** What the database had been migrated by, in order. */
  migrations: z.array(z.string()).min(1),
  /** Known again by who has the same ENCRYPTION_KEY; says nothing about it. */
  key_mark: z.string(),
  tables: z.array(tableSchema),
});

export const endSchema = z.object({ rows: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export type BackupTable = z.infer<typeof tableSchema>;
export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupValue = string | number | boolean | null;

const typeOf: Record<ColumnKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  time: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value),
  bytes: (value) => typeof value === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(value),
};

/** Whether a line can be a row of a table. */
export const isRowOf = (table: BackupTable, row: unknown): row is BackupValue[] =>
  Array.isArray(row) &&
  row.length === table.columns.length &&
  table.columns.every(({ kind }, index) => row[index] === null || typeOf[kind](row[index]));

/** Rows of all tables together. */
export const rowsIn = ({ tables }: Pick<BackupHeader, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** A backup that cannot be written or used; the text says why, and nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
