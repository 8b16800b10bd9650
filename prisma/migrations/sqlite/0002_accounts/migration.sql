-- CreateTable
CREATE TABLE "user_photos" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "media_type" TEXT NOT NULL,
    "image" BLOB NOT NULL,
    "name" TEXT NOT NULL,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "user_photos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "external_identities" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "linked_at" DATETIME NOT NULL,

    PRIMARY KEY ("issuer", "subject"),
    CONSTRAINT "external_identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "sign_in_attempts" (
    "state_hash" TEXT NOT NULL PRIMARY KEY,
    "browser_hash" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "code_verifier_sealed" TEXT NOT NULL,
    "expires_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "link_requests" (
    "token_hash" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "tries_left" INTEGER NOT NULL,
    "expires_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "password_resets" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "token_hash" TEXT NOT NULL,
    "expires_at" DATETIME NOT NULL,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "deletion_codes" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "code_hash" TEXT NOT NULL,
    "expires_at" DATETIME NOT NULL,
    "tries_left" INTEGER NOT NULL,
    CONSTRAINT "deletion_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "known_devices" (
    "user_id" TEXT NOT NULL,
    "device_hash" TEXT NOT NULL,
    "first_seen" DATETIME NOT NULL,
    "last_seen" DATETIME NOT NULL,

    PRIMARY KEY ("user_id", "device_hash"),
    CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "security_events" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT,
    "email_hash" TEXT,
    "kind" TEXT NOT NULL,
    "network" TEXT NOT NULL DEFAULT '',
    "device" TEXT NOT NULL DEFAULT '',
    "at" DATETIME NOT NULL,
    CONSTRAINT "security_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "spent_challenges" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "expires_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" DATETIME
);

-- CreateIndex
CREATE INDEX "external_identities_user_id_idx" ON "external_identities"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_attempts_expires_at_idx" ON "sign_in_attempts"("expires_at");

-- CreateIndex
CREATE INDEX "link_requests_user_id_idx" ON "link_requests"("user_id");

-- CreateIndex
CREATE INDEX "link_requests_expires_at_idx" ON "link_requests"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_token_hash_key" ON "password_resets"("token_hash");

-- CreateIndex
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets"("expires_at");

-- CreateIndex
CREATE INDEX "deletion_codes_expires_at_idx" ON "deletion_codes"("expires_at");

-- CreateIndex
CREATE INDEX "known_devices_last_seen_idx" ON "known_devices"("last_seen");

-- CreateIndex
CREATE INDEX "security_events_user_id_at_idx" ON "security_events"("user_id", "at");

-- CreateIndex
CREATE INDEX "security_events_at_idx" ON "security_events"("at");

-- CreateIndex
CREATE INDEX "spent_challenges_expires_at_idx" ON "spent_challenges"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");
