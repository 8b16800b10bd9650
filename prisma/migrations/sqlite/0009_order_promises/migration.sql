-- AlterTable
ALTER TABLE "orders" ADD COLUMN "period" INTEGER;
ALTER TABLE "orders" ADD COLUMN "period_unit" TEXT;
ALTER TABLE "orders" ADD COLUMN "questions_granted" INTEGER;
