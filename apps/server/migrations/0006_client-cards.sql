-- Both are trusted since PostgreSQL 13: whoever may create in the database may install them.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "client_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "client_consents_kind_check" CHECK ("client_consents"."kind" in ('photos', 'health'))
);
--> statement-breakpoint
CREATE TABLE "patch_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"result" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patch_tests_result_check" CHECK ("patch_tests"."result" in ('negativo', 'positivo'))
);
--> statement-breakpoint
DROP INDEX "clients_salon_search_idx";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (nullif(regexp_replace(regexp_replace(phone, '^ *([+]|00) *39', ''), '[^0-9]', '', 'g'), '')) STORED;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "colour_allergy" boolean;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "allergy_notes" text;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_consents_client_idx" ON "client_consents" USING btree ("client_id","given_at");--> statement-breakpoint
CREATE INDEX "patch_tests_client_idx" ON "patch_tests" USING btree ("client_id","applied_at");--> statement-breakpoint
CREATE INDEX "clients_salon_search_parts_idx" ON "clients" USING gin ("salon_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_salon_phone_idx" ON "clients" USING btree ("salon_id","phone_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "clients_salon_email_idx" ON "clients" USING btree ("salon_id","email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "clients_salon_search_idx" ON "clients" USING btree ("salon_id","search_key" collate "C","id");