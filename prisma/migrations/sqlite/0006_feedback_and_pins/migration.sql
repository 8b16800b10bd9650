-- AlterTable
ALTER TABLE "chats" ADD COLUMN "pinned" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "entries" ADD COLUMN "feedback_at" DATETIME;
ALTER TABLE "entries" ADD COLUMN "feedback_comment" TEXT;
ALTER TABLE "entries" ADD COLUMN "feedback_rating" TEXT;

-- CreateIndex
CREATE INDEX "entries_feedback_at_idx" ON "entries"("feedback_at");

-- CreateIndex
CREATE INDEX "entries_feedback_rating_feedback_at_idx" ON "entries"("feedback_rating", "feedback_at");
