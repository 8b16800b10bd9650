-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "anchor_at" TIMESTAMP(3),
ADD COLUMN     "cancelled_at" TIMESTAMP(3),
ADD COLUMN     "grace_until" TIMESTAMP(3),
ADD COLUMN     "periods" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "questions_granted" INTEGER,
ADD COLUMN     "reminded_for_end" TIMESTAMP(3),
ADD COLUMN     "renewal_attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "renewal_due_at" TIMESTAMP(3),
ADD COLUMN     "renews" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "coupons" (
    "code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "plan_id" INTEGER,
    "max_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMP(3),
    "disabled_at" TIMESTAMP(3),
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "coupon_uses" (
    "order_id" TEXT NOT NULL,
    "coupon_code" TEXT NOT NULL,
    "person_key" TEXT,
    "status" TEXT NOT NULL,
    "held_until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "coupon_uses_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL,
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
    "period_start" TIMESTAMP(3),
    "period_end" TIMESTAMP(3),
    "next_check_at" TIMESTAMP(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL,
    "paid_at" TIMESTAMP(3),
    "ended_at" TIMESTAMP(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_cards" (
    "user_id" TEXT NOT NULL,
    "token_sealed" TEXT NOT NULL,
    "masked_pan" TEXT NOT NULL,
    "expiry" TEXT NOT NULL,
    "cardholder_name" TEXT NOT NULL,
    "scheme" TEXT NOT NULL,
    "card_type" TEXT NOT NULL,
    "saved_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "saved_cards_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "gateway_events" (
    "event_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "received_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "gateway_events_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "counters" (
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL,

    CONSTRAINT "counters_pkey" PRIMARY KEY ("name")
);

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

-- CreateIndex
CREATE INDEX "subscriptions_renewal_due_at_idx" ON "subscriptions"("renewal_due_at");

-- AddForeignKey
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("plan_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_code_fkey" FOREIGN KEY ("coupon_code") REFERENCES "coupons"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("plan_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
