export { deleteRegistrationsBefore } from './account-store.ts';
export { registerAccounts } from './routes.ts';
export { seedDemoAccounts } from './seed-demo-accounts.ts';
