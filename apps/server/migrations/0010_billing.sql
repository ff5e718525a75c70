CREATE TABLE "billing_accounts" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"billing_cycle" text,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"busy_until" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "billing_accounts_billing_cycle_check" CHECK ("billing_accounts"."billing_cycle" in ('monthly', 'yearly'))
);
--> statement-breakpoint
CREATE TABLE "demonstration_payments" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"account" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_synced_at_idx" ON "billing_accounts" USING btree ("synced_at");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_idx" ON "payment_events" USING btree ("received_at");