-- CreateTable
CREATE TABLE "imported_documents" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "revision" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "imported_at" TIMESTAMP(3) NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "imported_documents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "imported_documents_name_key" ON "imported_documents"("name");

-- CreateIndex
CREATE UNIQUE INDEX "imported_documents_content_hash_key" ON "imported_documents"("content_hash");
