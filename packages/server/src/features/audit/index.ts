import type { Database } from '../../storage/index.ts';

export { deviceName } from './device-name.ts';
export { exportSecurityEvents } from './export-security-events.ts';
export {
  auditEmailHash,
  recordSecurityEvent,
  type SecurityEventInput,
  type SecurityEventKind,
} from './record-security-event.ts';
export { deleteSecurityEventsOf, securityEventsOf } from './security-events-of.ts';

export const deleteSecurityEventsBefore = async (db: Database, time: Date): Promise<void> => {
  await db.securityEvent.deleteMany({ where: { at: { lt: time } } });
};
