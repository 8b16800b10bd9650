import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';

type EngineExports = { __wbindgen_start(): void };
type EngineBindings = { SchemaEngine: typeof SchemaEngine; __wbg_set_wasm(exports: EngineExports): void };

// The part of the global WebAssembly used here; its types come with the DOM's only.
const { instantiate } = (
  globalThis as unknown as {
    WebAssembly: {
      instantiate(binary: Uint8Array, imports: object): Promise<{ instance: { exports: EngineExports } }>;
    };
  }
).WebAssembly;

let engineBindings: Promise<EngineBindings> | undefined;

/**
 * The SQL that turns the schema of a live database into that of a Prisma schema, found by Prisma's schema engine; no
 * network and no engine binary is needed.
 *
 * @param options.schema text of the Prisma schema
 * @param options.database the live database: an adapter factory bound by `bindMigrationAwareSqlAdapterFactory`
 * @returns an SQL script, empty when both agree
 */
export async function schemaDifference(options: { schema: string; database: object }): Promise<string> {
  const { SchemaEngine } = await loadEngine();
  const files = [{ path: 'schema.prisma', content: options.schema }];
  const datamodels: [string, string][] = [['schema.prisma', options.schema]];
  const engine = await SchemaEngine.new({ datamodels }, () => undefined, options.database);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: import.meta.dirname },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? '' : (stdout ?? '');
  } finally {
    engine.free();
  }
}

/** Node warns about importing WebAssembly as a module, so it is instantiated by hand. */
function loadEngine(): Promise<EngineBindings> {
  engineBindings ??= (async () => {
    const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const bindings = (await import(pathToFileURL(entry).href)) as EngineBindings;
    const binary = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'));
    const { instance } = await instantiate(binary, { './schema_engine_bg.js': bindings });
    bindings.__wbg_set_wasm(instance.exports);
    instance.exports.__wbindgen_start();
    return bindings;
  })();
  return engineBindings;
}
