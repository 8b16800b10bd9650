-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "period" INTEGER,
ADD COLUMN     "period_unit" TEXT,
ADD COLUMN     "questions_granted" INTEGER;
