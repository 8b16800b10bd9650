export { createUser, type NewUser } from './create-user.ts';
export { findDemoData, refuseDemoData, removeDemoData } from './demo-data.ts';
export { operatorFacts } from './operator-facts.ts';
export { seedDemoData } from './seed-demo-data.ts';
export { type Role, roles, setRole } from './set-role.ts';
