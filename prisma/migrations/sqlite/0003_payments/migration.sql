-- CreateTable
CREATE TABLE "coupons" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "plan_id" INTEGER,
    "max_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "expires_at" DATETIME,
    "disabled_at" DATETIME,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "coupons_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans" ("plan_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "coupon_uses" (
    "order_id" TEXT NOT NULL PRIMARY KEY,
    "coupon_code" TEXT NOT NULL,
    "person_key" TEXT,
    "status" TEXT NOT NULL,
    "held_until" DATETIME NOT NULL,
    CONSTRAINT "coupon_uses_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "coupon_uses_coupon_code_fkey" FOREIGN KEY ("coupon_code") REFERENCES "coupons" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT,
    "kind" TEXT NOT NULL,
    "plan_id" INTEGER NOT NULL,
    "subscription_name" TEXT NOT NULL,
    "subscription_type" TEXT NOT NULL,
    "coupon_code" TEXT,
    "coupon_kind" TEXT,
    "coupon_amount" INTEGER,
    "list_fils" INTEGER NOT NULL,
    "discount_fils" INTEGER NOT NULL,
    "amount_fils" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "save_card" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "open_key" TEXT,
    "outlet_id" TEXT NOT NULL,
    "gateway_reference" TEXT,
    "payment_page_url" TEXT,
    "failure" TEXT,
    "card_pan" TEXT,
    "card_method" TEXT,
    "authorisation_code" TEXT,
    "receipt_number" INTEGER,
    "subscription_id" TEXT,
    "period_start" DATETIME,
    "period_end" DATETIME,
    "next_check_at" DATETIME,
    "checks" INTEGER NOT NULL DEFAULT 0,
    "created_at" DATETIME NOT NULL,
    "paid_at" DATETIME,
    "ended_at" DATETIME,
    CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "orders_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans" ("plan_id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "orders_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "saved_cards" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "token_sealed" TEXT NOT NULL,
    "masked_pan" TEXT NOT NULL,
    "expiry" TEXT NOT NULL,
    "cardholder_name" TEXT NOT NULL,
    "scheme" TEXT NOT NULL,
    "card_type" TEXT NOT NULL,
    "saved_at" DATETIME NOT NULL,
    CONSTRAINT "saved_cards_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "gateway_events" (
    "event_id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "received_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "counters" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" INTEGER NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_subscriptions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "plan_id" INTEGER NOT NULL,
    "starts_at" DATETIME NOT NULL,
    "ends_at" DATETIME NOT NULL,
    "status" TEXT NOT NULL,
    "active_user_id" TEXT,
    "questions_used" INTEGER NOT NULL DEFAULT 0,
    "questions_granted" INTEGER,
    "created_at" DATETIME NOT NULL,
    "renews" BOOLEAN NOT NULL DEFAULT false,
    "anchor_at" DATETIME,
    "periods" INTEGER NOT NULL DEFAULT 1,
    "grace_until" DATETIME,
    "renewal_due_at" DATETIME,
    "renewal_attempts" INTEGER NOT NULL DEFAULT 0,
    "reminded_for_end" DATETIME,
    "cancelled_at" DATETIME,
    CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans" ("plan_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_subscriptions" ("active_user_id", "created_at", "ends_at", "id", "plan_id", "questions_used", "starts_at", "status", "user_id") SELECT "active_user_id", "created_at", "ends_at", "id", "plan_id", "questions_used", "starts_at", "status", "user_id" FROM "subscriptions";
DROP TABLE "subscriptions";
ALTER TABLE "new_subscriptions" RENAME TO "subscriptions";
CREATE UNIQUE INDEX "subscriptions_active_user_id_key" ON "subscriptions"("active_user_id");
CREATE INDEX "subscriptions_user_id_created_at_idx" ON "subscriptions"("user_id", "created_at");
CREATE INDEX "subscriptions_plan_id_idx" ON "subscriptions"("plan_id");
CREATE INDEX "subscriptions_status_ends_at_idx" ON "subscriptions"("status", "ends_at");
CREATE INDEX "subscriptions_renewal_due_at_idx" ON "subscriptions"("renewal_due_at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "coupons_plan_id_idx" ON "coupons"("plan_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_uses_person_key_key" ON "coupon_uses"("person_key");

-- CreateIndex
CREATE INDEX "coupon_uses_coupon_code_idx" ON "coupon_uses"("coupon_code");

-- CreateIndex
CREATE INDEX "coupon_uses_status_held_until_idx" ON "coupon_uses"("status", "held_until");

-- CreateIndex
CREATE UNIQUE INDEX "orders_open_key_key" ON "orders"("open_key");

-- CreateIndex
CREATE UNIQUE INDEX "orders_gateway_reference_key" ON "orders"("gateway_reference");

-- CreateIndex
CREATE UNIQUE INDEX "orders_receipt_number_key" ON "orders"("receipt_number");

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_idx" ON "orders"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "orders_plan_id_idx" ON "orders"("plan_id");

-- CreateIndex
CREATE INDEX "orders_subscription_id_idx" ON "orders"("subscription_id");

-- CreateIndex
CREATE INDEX "orders_next_check_at_idx" ON "orders"("next_check_at");

-- CreateIndex
CREATE INDEX "orders_status_idx" ON "orders"("status");

-- CreateIndex
CREATE INDEX "gateway_events_received_at_idx" ON "gateway_events"("received_at");
