export type { Finding } from './finding.ts';
export { checkNames, runDoctor } from './run-doctor.ts';
