-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "job_leases";
PRAGMA foreign_keys=on;

-- CreateIndex
CREATE INDEX "known_devices_device_hash_idx" ON "known_devices"("device_hash");

-- CreateIndex
CREATE INDEX "security_events_email_hash_at_idx" ON "security_events"("email_hash", "at");
