import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { parseDatabaseUrl } from '../database-url.ts';

/** Opens a database in the form in which Prisma's schema engine looks at it, for as long as `work` runs. */
export async function withSchemaEngineAdapter<T>(
  databaseUrl: string,
  work: (database: object) => Promise<T>,
): Promise<T> {
  const address = parseDatabaseUrl(databaseUrl);
  const factory =
    address.kind === 'sqlite'
      ? new PrismaBetterSqlite3({ url: address.file })
      : postgresqlWithCatalogueTypes(address.connectionString);
  const connected: SqlDriverAdapter[] = [];
  const remembering: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      connected.push(adapter);
      return adapter;
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
  try {
    return await work(bindMigrationAwareSqlAdapterFactory(remembering));
  } finally {
    for (const adapter of connected) await adapter.dispose();
  }
}

/** The type "char" of PostgreSQL's catalogue, which the schema engine reads and Prisma's adapter does not know. */
const catalogueChar = 18;
const text = 25;

function postgresqlWithCatalogueTypes(connectionString: string): SqlMigrationAwareDriverAdapterFactory {
  const charColumns = new WeakMap<object, number[]>();
  class CataloguePool extends pg.Pool {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads of this one function
    override async query(...args: any[]): Promise<any> {
      const query = super.query as (...args: unknown[]) => Promise<pg.QueryArrayResult>;
      const result = await query.apply(this, args);
      const columns = result.fields.flatMap((field, i) => (field.dataTypeID === catalogueChar ? [i] : []));
      for (const i of columns) result.fields[i] = { ...(result.fields[i] as pg.FieldDef), dataTypeID: text };
      charColumns.set(result.rows, columns);
      return result;
    }
  }
  const factory = new PrismaPg(new CataloguePool({ connectionString }), { disposeExternalPool: true });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      const queryRaw = adapter.queryRaw.bind(adapter);
      adapter.queryRaw = async (query: SqlQuery) => {
        const result = await queryRaw(query);
        for (const i of charColumns.get(result.rows) ?? []) result.columnTypes[i] = ColumnTypeEnum.Character;
        return result;
      };
      return adapter;
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}
