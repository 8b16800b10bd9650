export { type BackupHeader, BackupRefused, rowsIn } from './backup-file.ts';
export { checkBackup } from './read-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
