-- AlterTable
ALTER TABLE "entries" ADD COLUMN     "replaces_id" TEXT;
