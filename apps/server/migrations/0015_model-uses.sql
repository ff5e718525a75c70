CREATE TABLE "model_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"analysis_id" uuid,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"microdollars" integer,
	"milliseconds" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_uses_outcome_check" CHECK ("model_uses"."outcome" in ('used', 'partly', 'vetoed', 'timeout', 'busy', 'unavailable', 'unauthorised', 'rejected', 'declined', 'unreadable', 'resting'))
);
--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_uses_used_at_idx" ON "model_uses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "model_uses_salon_id_idx" ON "model_uses" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "model_uses_analysis_id_idx" ON "model_uses" USING btree ("analysis_id");