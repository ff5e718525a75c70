CREATE TABLE "audited_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid,
	"act" text NOT NULL,
	"plan" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audited_acts_act_check" CHECK ("audited_acts"."act" in ('signed-in', 'password-changed', 'email-changed', 'data-exported', 'client-exported', 'client-list-exported', 'analysis-deleted', 'client-deleted', 'collaborator-invited', 'invitation-withdrawn', 'collaborator-joined', 'collaborator-removed', 'collaborator-left', 'plan-changed', 'outside-model-allowed', 'outside-model-forbidden'))
);
--> statement-breakpoint
ALTER TABLE "audited_acts" ADD CONSTRAINT "audited_acts_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audited_acts" ADD CONSTRAINT "audited_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audited_acts_salon_id_idx" ON "audited_acts" USING btree ("salon_id","at","id");--> statement-breakpoint
CREATE INDEX "audited_acts_user_id_idx" ON "audited_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audited_acts_at_idx" ON "audited_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "color_analyses_image_idx" ON "color_analyses" USING hash ("image_data");--> statement-breakpoint
CREATE INDEX "color_analyses_before_image_idx" ON "color_analyses" USING hash ("before_image_data");