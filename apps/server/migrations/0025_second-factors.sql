CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"remember" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_tickets_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "audited_acts" DROP CONSTRAINT "audited_acts_act_check";--> statement-breakpoint
ALTER TABLE "audited_acts" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_tickets_user_id_idx" ON "login_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_tickets_expires_at_idx" ON "login_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audited_acts_failed_sign_ins_key" ON "audited_acts" USING btree ("user_id","at") WHERE "audited_acts"."act" = 'sign-in-failed';--> statement-breakpoint
ALTER TABLE "audited_acts" ADD CONSTRAINT "audited_acts_act_check" CHECK ("audited_acts"."act" in ('signed-in', 'sign-in-failed', 'second-factor-on', 'second-factor-off', 'recovery-codes-renewed', 'recovery-code-used', 'password-changed', 'email-changed', 'data-exported', 'client-exported', 'client-list-exported', 'analysis-deleted', 'client-deleted', 'clients-merged', 'clients-imported', 'consent-withdrawn', 'sensitivity-test-changed', 'sensitivity-test-deleted', 'collaborator-invited', 'invitation-withdrawn', 'collaborator-joined', 'collaborator-removed', 'collaborator-left', 'plan-changed', 'subscription-cancelled', 'subscription-resumed', 'refund-asked', 'photo-retention-changed', 'outside-model-allowed', 'outside-model-forbidden'));