export {
  deleteRegistrationsBefore,
  deleteRegistrationsOf,
  emailKeyOf,
  findAccountByEmail,
  findUserByEmail,
  findUserById,
  insertVerifiedUser,
  setUserRole,
} from './account-store.ts';
export { deletePasswordResetsExpiredBefore } from './password-reset-store.ts';
export { hashPassword, passwordMatches } from './passwords.ts';
export { refuseCardData } from './refuse-card-data.ts';
export { registerAccounts } from './routes.ts';
export { seedDemoAccounts } from './seed-demo-accounts.ts';
