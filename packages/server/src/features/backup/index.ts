export { type BackupHeader, BackupRefused, rowsIn } from './backup-file.ts';
export { checkBackup } from './read-backup.ts';
export { type RestoreReport, restoreBackup } from './restore-backup.ts';
export { type BackupReport, writeBackup } from './write-backup.ts';
