CREATE TABLE "distinct_clients" (
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "distinct_clients_client_id_other_id_pk" PRIMARY KEY("client_id","other_id"),
	CONSTRAINT "distinct_clients_order_check" CHECK ("distinct_clients"."client_id" < "distinct_clients"."other_id")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"ticket_hash" text NOT NULL,
	"ticket_expires_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"analyses_total" integer NOT NULL,
	"photos_total" integer NOT NULL,
	"analyses_done" integer DEFAULT 0 NOT NULL,
	"photos_done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_exports_ticket_hash_key" UNIQUE("ticket_hash"),
	CONSTRAINT "data_exports_state_check" CHECK ("data_exports"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "doomed_photos" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"terms_version" text NOT NULL,
	"dpa_version" text,
	"accepted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "color_analyses" DROP CONSTRAINT "color_analyses_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "client_consents" DROP CONSTRAINT "client_consents_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "patch_tests" DROP CONSTRAINT "patch_tests_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "clients" DROP CONSTRAINT "clients_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "color_analyses" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "color_analyses" ALTER COLUMN "image_data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "color_analyses" ALTER COLUMN "thumbnail" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "client_consents" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "patch_tests" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD COLUMN "photos_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "distinct_clients" ADD CONSTRAINT "distinct_clients_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_clients" ADD CONSTRAINT "distinct_clients_other_fkey" FOREIGN KEY ("salon_id","other_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distinct_clients_other_idx" ON "distinct_clients" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "data_exports_user_id_idx" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_client_id_idx" ON "data_exports" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "data_exports_created_at_idx" ON "data_exports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "terms_acceptances_user_id_idx" ON "terms_acceptances" USING btree ("user_id","accepted_at");--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "color_analyses_kept_photos_idx" ON "color_analyses" USING btree ("analysis_date") WHERE "color_analyses"."photos_deleted_at" is null;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_photos_check" CHECK (case when "color_analyses"."photos_deleted_at" is null then "color_analyses"."image_data" is not null and "color_analyses"."thumbnail" is not null
        else "color_analyses"."image_data" is null and "color_analyses"."before_image_data" is null and "color_analyses"."thumbnail" is null end);