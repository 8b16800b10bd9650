import { expect, test } from 'vitest';
import { statementKind } from './statement-kind.ts';

test.each([
  ['SELECT 1', 'read'],
  ['  -- a note\n /* and\nanother */ select * from users', 'read'],
  ['EXPLAIN QUERY PLAN SELECT 1', 'read'],
  ['WITH a AS (SELECT 1) INSERT INTO b SELECT * FROM a', 'query'],
  ['INSERT INTO users DEFAULT VALUES RETURNING id', 'write'],
  ['UPDATE users SET phone = 1', 'write'],
  ['PRAGMA synchronous = OFF', 'write'],
  ['VACUUM', 'write'],
  ['SELECTION', 'write'],
  ['', 'write'],
  ['/* SELECT */ DELETE FROM users', 'write'],
  ['begin immediate', 'control'],
  [';COMMIT', 'control'],
  ['ROLLBACK TO SAVEPOINT a', 'control'],
  ["ATTACH 'other.db' AS other", 'control'],
])('%j is a %s', (sql, kind) => {
  expect(statementKind(sql)).toBe(kind);
});
