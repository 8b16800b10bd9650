-- CreateTable
CREATE TABLE "imported_documents" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "revision" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "imported_at" DATETIME NOT NULL,
    "updated_at" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "imported_documents_name_key" ON "imported_documents"("name");

-- CreateIndex
CREATE UNIQUE INDEX "imported_documents_content_hash_key" ON "imported_documents"("content_hash");
