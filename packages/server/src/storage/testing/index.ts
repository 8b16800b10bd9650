export { type PostgresOfTests, startPostgres } from './start-postgres.ts';
export {
  createEmptyTestDatabase,
  createTestDatabase,
  testDatabaseKind,
} from './test-database.ts';
export { untilOneWaits } from './until-one-waits.ts';
