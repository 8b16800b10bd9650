const leadingSpaceAndComments = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/|;)*/;

/**
 * What the first word tells about a statement: `control` opens or ends a transaction or adds a database, `query` begins
 * with WITH and may read or write, everything that is not surely a read is a write.
 */
type StatementKind = 'read' | 'write' | 'query' | 'control';

export function statementKind(sql: string): StatementKind {
  const start = leadingSpaceAndComments.exec(sql)?.[0].length ?? 0;
  const word = /^[a-z]+/i.exec(sql.slice(start, start + 20))?.[0].toUpperCase();
  switch (word) {
    case 'SELECT':
    case 'VALUES':
    case 'EXPLAIN':
      return 'read';
    case 'WITH':
      return 'query';
    case 'BEGIN':
    case 'START':
    case 'ABORT':
    case 'COMMIT':
    case 'END':
    case 'ROLLBACK':
    case 'SAVEPOINT':
    case 'RELEASE':
    case 'ATTACH':
    case 'DETACH':
      return 'control';
    default:
      return 'write';
  }
}
