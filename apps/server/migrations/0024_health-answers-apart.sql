CREATE TABLE "analysis_health" (
	"analysis_id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"analysis" text NOT NULL,
	"consent_text" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"day" date NOT NULL,
	CONSTRAINT "health_reads_client_user_day_key" UNIQUE("client_id","user_id","day")
);
--> statement-breakpoint
ALTER TABLE "patch_tests" DROP CONSTRAINT "patch_tests_result_check";--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "colour_allergy" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "analysis_health" ADD CONSTRAINT "analysis_health_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_health" ADD CONSTRAINT "analysis_health_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_reads" ADD CONSTRAINT "health_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_reads" ADD CONSTRAINT "health_reads_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_health_salon_idx" ON "analysis_health" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "analysis_health_created_at_idx" ON "analysis_health" USING btree ("created_at");