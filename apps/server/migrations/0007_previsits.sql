CREATE TABLE "previsit_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"previsit_id" uuid NOT NULL,
	"image_data" text,
	"image_stored_at" timestamp (3) with time zone,
	CONSTRAINT "previsit_photos_photo_check" CHECK (("previsit_photos"."image_data" is null) = ("previsit_photos"."image_stored_at" is null))
);
--> statement-breakpoint
CREATE TABLE "previsits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"link_hash" text,
	"link_expires_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answers" text,
	"signature" text,
	"health" text,
	"is_seen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "previsits_link_hash_key" UNIQUE("link_hash"),
	CONSTRAINT "previsits_link_check" CHECK (("previsits"."link_hash" is null) = ("previsits"."link_expires_at" is null)),
	CONSTRAINT "previsits_answers_check" CHECK (("previsits"."answers" is null) = ("previsits"."answered_at" is null) and ("previsits"."signature" is null) = ("previsits"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "audited_acts" DROP CONSTRAINT "audited_acts_act_check";--> statement-breakpoint
ALTER TABLE "previsit_photos" ADD CONSTRAINT "previsit_photos_previsit_id_previsits_id_fk" FOREIGN KEY ("previsit_id") REFERENCES "public"."previsits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previsit_photos" ADD CONSTRAINT "previsit_photos_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previsits" ADD CONSTRAINT "previsits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previsits" ADD CONSTRAINT "previsits_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previsit_photos_client_idx" ON "previsit_photos" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "previsit_photos_previsit_idx" ON "previsit_photos" USING btree ("previsit_id");--> statement-breakpoint
CREATE INDEX "previsit_photos_salon_idx" ON "previsit_photos" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "previsit_photos_image_idx" ON "previsit_photos" USING hash ("image_data");--> statement-breakpoint
CREATE INDEX "previsit_photos_kept_idx" ON "previsit_photos" USING btree ("image_stored_at") WHERE "previsit_photos"."image_data" is not null;--> statement-breakpoint
CREATE INDEX "previsits_client_idx" ON "previsits" USING btree ("client_id","answered_at");--> statement-breakpoint
ALTER TABLE "audited_acts" ADD CONSTRAINT "audited_acts_act_check" CHECK ("audited_acts"."act" in ('signed-in', 'sign-in-failed', 'second-factor-on', 'second-factor-off', 'recovery-codes-renewed', 'recovery-code-used', 'password-changed', 'email-changed', 'data-exported', 'client-exported', 'client-list-exported', 'analysis-deleted', 'outcome-deleted', 'pact-deleted', 'paper-card-deleted', 'previsit-deleted', 'client-deleted', 'clients-merged', 'clients-imported', 'consent-withdrawn', 'sensitivity-test-changed', 'scalp-reopened', 'sensitivity-test-deleted', 'collaborator-invited', 'invitation-withdrawn', 'collaborator-joined', 'collaborator-removed', 'collaborator-left', 'plan-changed', 'subscription-cancelled', 'subscription-resumed', 'refund-asked', 'photo-retention-changed', 'outside-model-allowed', 'outside-model-forbidden', 'learning-on', 'learning-off', 'learning-reset'));