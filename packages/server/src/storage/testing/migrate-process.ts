// Migrates the database of its first argument and prints what it applied: a process of its own for the tests.
import { migrate } from '../migrate.ts';

const [databaseUrl = '', folder] = process.argv.slice(2);
const applied = await migrate({ databaseUrl, ...(folder && { folder }) });
process.stdout.write(JSON.stringify(applied));
