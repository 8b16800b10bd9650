export { deviceName } from './device-name.ts';
export { exportSecurityEvents } from './export-security-events.ts';
export { recordSecurityEvent } from './record-security-event.ts';
export { deleteSecurityEventsBefore } from './security-event-store.ts';
export { deleteSecurityEventsAbout, securityEventsAbout } from './security-events-about.ts';
