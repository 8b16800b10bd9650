-- AlterTable
ALTER TABLE "outbox_mails" ADD COLUMN "recipient_hash" TEXT;

-- CreateIndex
CREATE INDEX "outbox_mails_recipient_hash_idx" ON "outbox_mails"("recipient_hash");
