-- Both are trusted since PostgreSQL 13: whoever may create in the database may install them.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "color_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid,
	"client_id" uuid,
	"before_image_data" text,
	"image_data" text,
	"slot" text NOT NULL,
	"thumbnail" text,
	"photos_deleted_at" timestamp (3) with time zone,
	"analysis_title" text,
	"analysis" jsonb NOT NULL,
	"prima_hints" jsonb,
	"dopo_credit" jsonb,
	"analysis_date" timestamp (3) with time zone NOT NULL,
	"chosen_option" text,
	"retouch_weeks" double precision GENERATED ALWAYS AS ((jsonb_path_query_first(
      case chosen_option
        when 'prudente' then jsonb_path_query_first(analysis, '$.options[*] ? (@.id == "prudente").chair')
        when 'decisa' then jsonb_path_query_first(analysis, '$.options[*] ? (@.id == "decisa").chair')
        else analysis -> 'chair'
      end,
      '$.appointments[*] ? (@.kind != "trim").weeks[0]'))::float8) STORED,
	CONSTRAINT "color_analyses_slot_check" CHECK ("color_analyses"."slot" in ('prima', 'dopo')),
	CONSTRAINT "color_analyses_chosen_option_check" CHECK ("color_analyses"."chosen_option" in ('prudente', 'equilibrata', 'decisa')),
	CONSTRAINT "color_analyses_photos_check" CHECK (case when "color_analyses"."photos_deleted_at" is null then "color_analyses"."image_data" is not null and ("color_analyses"."thumbnail" is not null or "color_analyses"."dopo_credit" is not null)
        else "color_analyses"."image_data" is null and "color_analyses"."before_image_data" is null and "color_analyses"."thumbnail" is null end),
	CONSTRAINT "color_analyses_before_check" CHECK ("color_analyses"."before_image_data" is null or "color_analyses"."slot" = 'dopo')
);
--> statement-breakpoint
CREATE TABLE "analysis_colours" (
	"analysis_id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"analysed_at" timestamp (3) with time zone NOT NULL,
	"start" real[],
	"promised" real[],
	"reached" real[],
	"is_measured" boolean GENERATED ALWAYS AS (reached is not null) STORED,
	"cell" integer GENERATED ALWAYS AS (((floor((coalesce(reached, promised))[1] / 3) * 100
      + floor((coalesce(reached, promised))[2] / 3) + 50) * 100
      + floor((coalesce(reached, promised))[3] / 3) + 50)::integer) STORED,
	"start_cell" integer GENERATED ALWAYS AS (((floor((start)[1] / 6) * 100
      + floor((start)[2] / 6) + 50) * 100
      + floor((start)[3] / 6) + 50)::integer) STORED
);
--> statement-breakpoint
CREATE TABLE "analysis_health" (
	"analysis_id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"analysis" text NOT NULL,
	"consent_text" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audited_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid,
	"act" text NOT NULL,
	"plan" text,
	"times" integer DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audited_acts_act_check" CHECK ("audited_acts"."act" in ('signed-in', 'sign-in-failed', 'second-factor-on', 'second-factor-off', 'recovery-codes-renewed', 'recovery-code-used', 'password-changed', 'email-changed', 'data-exported', 'client-exported', 'client-list-exported', 'analysis-deleted', 'outcome-deleted', 'pact-deleted', 'paper-card-deleted', 'client-deleted', 'clients-merged', 'clients-imported', 'consent-withdrawn', 'sensitivity-test-changed', 'sensitivity-test-deleted', 'collaborator-invited', 'invitation-withdrawn', 'collaborator-joined', 'collaborator-removed', 'collaborator-left', 'plan-changed', 'subscription-cancelled', 'subscription-resumed', 'refund-asked', 'photo-retention-changed', 'outside-model-allowed', 'outside-model-forbidden', 'learning-on', 'learning-off', 'learning-reset'))
);
--> statement-breakpoint
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
CREATE TABLE "fiscal_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid,
	"kind" text NOT NULL,
	"provider_invoice_id" text NOT NULL,
	"number" integer NOT NULL,
	"issued_on" date NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "fiscal_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "fiscal_documents_kind_check" CHECK ("fiscal_documents"."kind" in ('invoice', 'credit-note'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calibrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"swatches" jsonb NOT NULL,
	"fit" jsonb NOT NULL,
	"seen_gains" jsonb NOT NULL,
	"image_data" text NOT NULL,
	"made_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"year" integer NOT NULL,
	"check" text DEFAULT 'da-verificare' NOT NULL,
	"sheet" jsonb,
	CONSTRAINT "product_lines_supplier_name_key" UNIQUE("supplier_id","name"),
	CONSTRAINT "product_lines_check_check" CHECK ("product_lines"."check" in ('verificata', 'parziale', 'da-verificare'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid,
	"supplier_id" text NOT NULL,
	"product_line_id" uuid,
	"shade_id" uuid,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"technical_specs" jsonb,
	"is_active" boolean DEFAULT true NOT NULL,
	"volume" numeric(3, 1),
	"barcode" text,
	"pack_grams" integer,
	"pack_cents" integer,
	"pieces" integer DEFAULT 0 NOT NULL,
	"opened_grams" integer DEFAULT 0 NOT NULL,
	"lowest_pieces" integer,
	"retail_cents" integer,
	"aftercare" text,
	CONSTRAINT "products_line_check" CHECK (("products"."salon_id" is null) = ("products"."product_line_id" is null)),
	CONSTRAINT "products_pack_check" CHECK ("products"."salon_id" is null or "products"."pack_grams" > 0),
	CONSTRAINT "products_pieces_check" CHECK ("products"."pieces" >= 0),
	CONSTRAINT "products_aftercare_check" CHECK ("products"."aftercare" in ('colour-shampoo', 'direct-colour-shampoo', 'violet-shampoo', 'blue-shampoo', 'colour-mask', 'moisture-mask', 'repair-mask', 'bond-mask', 'heat-protection', 'uv-filter'))
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_line_id" uuid NOT NULL,
	"code" text NOT NULL,
	"shade" text,
	"is_answered" boolean DEFAULT false NOT NULL,
	"name" text,
	"level" numeric(3, 1),
	"tone" text,
	"description" text,
	"coverage_percentage" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shades_line_code_key" UNIQUE("product_line_id","code")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"salon_id" uuid,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"notation" text,
	"logo_url" text,
	"color_scheme" text,
	"initial" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "client_consents_kind_check" CHECK ("client_consents"."kind" in ('photos', 'health'))
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
CREATE TABLE "patch_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"result" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"search_key" text NOT NULL,
	"phone" text,
	"phone_key" text GENERATED ALWAYS AS (nullif(regexp_replace(regexp_replace(phone, '^ *([+]|00) *39', ''), '[^0-9]', '', 'g'), '')) STORED,
	"email" text,
	"birth_date" date,
	"notes" text,
	"colour_allergy" text,
	"allergy_notes" text,
	"retouch_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_salon_id_key" UNIQUE("salon_id","id")
);
--> statement-breakpoint
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
	"session_id" uuid,
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
CREATE TABLE "guess_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"is_shared" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guesses" (
	"analysis_id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"guess" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"guessed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_sweeps" (
	"id" integer PRIMARY KEY NOT NULL,
	"swept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photo_sweeps_one_row_check" CHECK ("photo_sweeps"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_reverts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_reverts_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"request_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"unnamed_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_resets_request_id_key" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"good_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "model_uses_outcome_check" CHECK ("model_uses"."outcome" in ('used', 'partly', 'vetoed', 'timeout', 'busy', 'unavailable', 'unauthorised', 'rejected', 'declined', 'unreadable', 'resting', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "analysis_outcomes" (
	"analysis_id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid,
	"option" text NOT NULL,
	"expected" jsonb NOT NULL,
	"reading" jsonb,
	"image_data" text,
	"image_stored_at" timestamp (3) with time zone,
	"mixed" jsonb,
	"client_word" text,
	"note" text,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"first_recorded_at" timestamp (3) with time zone NOT NULL,
	"learning" jsonb,
	CONSTRAINT "analysis_outcomes_option_check" CHECK ("analysis_outcomes"."option" in ('prudente', 'equilibrata', 'decisa')),
	CONSTRAINT "analysis_outcomes_photo_check" CHECK (("analysis_outcomes"."image_data" is null) = ("analysis_outcomes"."image_stored_at" is null) and ("analysis_outcomes"."image_data" is null or "analysis_outcomes"."reading" is not null))
);
--> statement-breakpoint
CREATE TABLE "pacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"user_id" uuid,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"plan_key" text NOT NULL,
	"with_pictures" boolean NOT NULL,
	"image_data" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	"signature" text,
	"signed_at" timestamp (3) with time zone,
	"link_hash" text,
	"link_expires_at" timestamp (3) with time zone,
	CONSTRAINT "pacts_link_hash_key" UNIQUE("link_hash"),
	CONSTRAINT "pacts_version_key" UNIQUE("analysis_id","version"),
	CONSTRAINT "pacts_signature_check" CHECK (("pacts"."signature" is null) = ("pacts"."signed_at" is null)),
	CONSTRAINT "pacts_link_check" CHECK (("pacts"."link_hash" is null) = ("pacts"."link_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "paper_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"served_on" date NOT NULL,
	"formula" text NOT NULL,
	"image_data" text,
	"image_stored_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paper_cards_photo_check" CHECK (("paper_cards"."image_data" is null) = ("paper_cards"."image_stored_at" is null))
);
--> statement-breakpoint
CREATE TABLE "photo_deletions" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"max_analyses" integer,
	"max_child_users" integer DEFAULT 0 NOT NULL,
	"price_monthly" numeric(10, 2) NOT NULL,
	"price_yearly" numeric(10, 2) NOT NULL,
	"stripe_monthly_price_id" text,
	"stripe_yearly_price_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "subscription_plans_name_key" UNIQUE("name"),
	CONSTRAINT "subscription_plans_name_check" CHECK ("subscription_plans"."name" in ('trial', 'basic', 'pro', 'none')),
	CONSTRAINT "subscription_plans_prices_check" CHECK ("subscription_plans"."price_monthly" >= 0 and "subscription_plans"."price_yearly" >= 0)
);
--> statement-breakpoint
CREATE TABLE "billing_details" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"vat_number" text,
	"tax_code" text,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"recipient_code" text,
	"pec" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salon_settings" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"brand" text,
	"photo_months" integer DEFAULT 24 NOT NULL,
	"photo_days_without_client" integer DEFAULT 90 NOT NULL,
	"outside_model" boolean DEFAULT false NOT NULL,
	"learning" boolean DEFAULT true NOT NULL,
	"learns_from" timestamp (3) with time zone,
	"hour_cents" integer,
	"price_rule" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"image_token_hash" text NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"device" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"password_confirmed_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "sessions_image_token_hash_key" UNIQUE("image_token_hash")
);
--> statement-breakpoint
CREATE TABLE "shelf_services" (
	"id" uuid NOT NULL,
	"salon_id" uuid NOT NULL,
	"analysis_id" uuid,
	"user_id" uuid,
	"option" text NOT NULL,
	"bowls" jsonb NOT NULL,
	"weighed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shelf_services_salon_id_id_pk" PRIMARY KEY("salon_id","id"),
	CONSTRAINT "shelf_services_analysis_key" UNIQUE("analysis_id"),
	CONSTRAINT "shelf_services_option_check" CHECK ("shelf_services"."option" in ('prudente', 'equilibrata', 'decisa'))
);
--> statement-breakpoint
CREATE TABLE "stock_bookings" (
	"id" uuid NOT NULL,
	"salon_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"undoes" uuid,
	CONSTRAINT "stock_bookings_salon_id_id_pk" PRIMARY KEY("salon_id","id"),
	CONSTRAINT "stock_bookings_undoes_key" UNIQUE("salon_id","undoes"),
	CONSTRAINT "stock_bookings_kind_check" CHECK ("stock_bookings"."kind" in ('delivery', 'count', 'service', 'undo'))
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"salon_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"opened_grams" integer NOT NULL,
	CONSTRAINT "stock_movements_salon_id_booking_id_product_id_pk" PRIMARY KEY("salon_id","booking_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_invitations_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_salon_email_key" UNIQUE("salon_id","email")
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
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"registration_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"registration" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"unnamed_tries" integer DEFAULT 0 NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"phone_number" text,
	"role" text DEFAULT 'master' NOT NULL,
	"parent_id" uuid,
	"suspended_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"email_verification_code" text,
	"email_verification_expiry" timestamp (3) with time zone,
	"password_reset_code" text,
	"password_reset_expiry" timestamp (3) with time zone,
	"current_plan" text DEFAULT 'trial' NOT NULL,
	"trial_analyses_used" integer DEFAULT 0 NOT NULL,
	"monthly_analyses_used" integer DEFAULT 0 NOT NULL,
	"monthly_analyses_reset_date" timestamp (3) with time zone,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"subscription_status" text,
	"subscription_start_date" timestamp (3) with time zone,
	"subscription_end_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_stripe_customer_id_key" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripe_subscription_id_key" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('master', 'child')),
	CONSTRAINT "users_current_plan_check" CHECK ("users"."current_plan" in ('trial', 'basic', 'pro', 'none')),
	CONSTRAINT "users_subscription_status_check" CHECK ("users"."subscription_status" in ('active', 'cancelled', 'past_due', 'incomplete', 'trialing')),
	CONSTRAINT "users_parent_check" CHECK (("users"."role" = 'child') = ("users"."parent_id" is not null)),
	CONSTRAINT "users_collaborator_ends_check" CHECK ("users"."role" = 'child' or ("users"."suspended_at" is null and "users"."removed_at" is null)),
	CONSTRAINT "users_email_lower_check" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_counts_check" CHECK ("users"."trial_analyses_used" >= 0 and "users"."monthly_analyses_used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "web_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD CONSTRAINT "analysis_colours_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD CONSTRAINT "analysis_colours_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_health" ADD CONSTRAINT "analysis_health_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_health" ADD CONSTRAINT "analysis_health_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audited_acts" ADD CONSTRAINT "audited_acts_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audited_acts" ADD CONSTRAINT "audited_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibrations" ADD CONSTRAINT "calibrations_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibrations" ADD CONSTRAINT "calibrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lines" ADD CONSTRAINT "product_lines_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_line_id_product_lines_id_fk" FOREIGN KEY ("product_line_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shade_id_shades_id_fk" FOREIGN KEY ("shade_id") REFERENCES "public"."shades"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shades" ADD CONSTRAINT "shades_product_line_id_product_lines_id_fk" FOREIGN KEY ("product_line_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_reads" ADD CONSTRAINT "health_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_reads" ADD CONSTRAINT "health_reads_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_clients" ADD CONSTRAINT "distinct_clients_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_clients" ADD CONSTRAINT "distinct_clients_other_fkey" FOREIGN KEY ("salon_id","other_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guess_settings" ADD CONSTRAINT "guess_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guesses" ADD CONSTRAINT "guesses_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guesses" ADD CONSTRAINT "guesses_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guesses" ADD CONSTRAINT "guesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reverts" ADD CONSTRAINT "email_reverts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_outcomes" ADD CONSTRAINT "analysis_outcomes_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_outcomes" ADD CONSTRAINT "analysis_outcomes_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_outcomes" ADD CONSTRAINT "analysis_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_cards" ADD CONSTRAINT "paper_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_cards" ADD CONSTRAINT "paper_cards_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_settings" ADD CONSTRAINT "salon_settings_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_services" ADD CONSTRAINT "shelf_services_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_services" ADD CONSTRAINT "shelf_services_analysis_id_color_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."color_analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_services" ADD CONSTRAINT "shelf_services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_services" ADD CONSTRAINT "shelf_services_booking_fkey" FOREIGN KEY ("salon_id","id") REFERENCES "public"."stock_bookings"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_bookings" ADD CONSTRAINT "stock_bookings_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_bookings" ADD CONSTRAINT "stock_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_booking_fkey" FOREIGN KEY ("salon_id","booking_id") REFERENCES "public"."stock_bookings"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "color_analyses_salon_date_idx" ON "color_analyses" USING btree ("salon_id","analysis_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "color_analyses_kept_photos_idx" ON "color_analyses" USING btree ("analysis_date") WHERE "color_analyses"."photos_deleted_at" is null;--> statement-breakpoint
CREATE INDEX "color_analyses_image_idx" ON "color_analyses" USING hash ("image_data");--> statement-breakpoint
CREATE INDEX "color_analyses_before_image_idx" ON "color_analyses" USING hash ("before_image_data");--> statement-breakpoint
CREATE INDEX "color_analyses_client_date_idx" ON "color_analyses" USING btree ("client_id","analysis_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "analysis_colours_goal_idx" ON "analysis_colours" USING btree ("salon_id","cell","is_measured","analysed_at");--> statement-breakpoint
CREATE INDEX "analysis_colours_pair_idx" ON "analysis_colours" USING btree ("salon_id","cell","start_cell","is_measured","analysed_at");--> statement-breakpoint
CREATE INDEX "analysis_health_salon_idx" ON "analysis_health" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "analysis_health_created_at_idx" ON "analysis_health" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audited_acts_failed_sign_ins_key" ON "audited_acts" USING btree ("user_id","at") WHERE "audited_acts"."act" = 'sign-in-failed';--> statement-breakpoint
CREATE INDEX "audited_acts_salon_id_idx" ON "audited_acts" USING btree ("salon_id","at","id");--> statement-breakpoint
CREATE INDEX "audited_acts_user_id_idx" ON "audited_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audited_acts_at_idx" ON "audited_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "billing_accounts_synced_at_idx" ON "billing_accounts" USING btree ("synced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_documents_provider_invoice_id_unique" ON "fiscal_documents" USING btree ("provider_invoice_id") WHERE "fiscal_documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "fiscal_documents_provider_invoice_id_idx" ON "fiscal_documents" USING btree ("provider_invoice_id");--> statement-breakpoint
CREATE INDEX "fiscal_documents_salon_id_idx" ON "fiscal_documents" USING btree ("salon_id","number");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_idx" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "calibrations_salon_idx" ON "calibrations" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "calibrations_image_idx" ON "calibrations" USING hash ("image_data");--> statement-breakpoint
CREATE UNIQUE INDEX "products_supplier_name_key" ON "products" USING btree ("supplier_id","name") WHERE "products"."salon_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_line_name_key" ON "products" USING btree ("product_line_id","name") WHERE "products"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "products_salon_barcode_key" ON "products" USING btree ("salon_id","barcode") WHERE "products"."is_active";--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category");--> statement-breakpoint
CREATE INDEX "products_salon_idx" ON "products" USING btree ("salon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_salon_name_key" ON "suppliers" USING btree ("salon_id","name") WHERE "suppliers"."salon_id" is not null;--> statement-breakpoint
CREATE INDEX "client_consents_client_idx" ON "client_consents" USING btree ("client_id","given_at");--> statement-breakpoint
CREATE INDEX "patch_tests_client_idx" ON "patch_tests" USING btree ("client_id","applied_at");--> statement-breakpoint
CREATE INDEX "clients_salon_search_idx" ON "clients" USING btree ("salon_id","search_key" collate "C","id","retouch_at");--> statement-breakpoint
CREATE INDEX "clients_salon_search_parts_idx" ON "clients" USING gin ("search_key" gin_trgm_ops,"salon_id");--> statement-breakpoint
CREATE INDEX "clients_salon_phone_idx" ON "clients" USING btree ("salon_id","phone_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "clients_salon_email_idx" ON "clients" USING btree ("salon_id","email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "distinct_clients_other_idx" ON "distinct_clients" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "data_exports_user_id_idx" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_client_id_idx" ON "data_exports" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "data_exports_created_at_idx" ON "data_exports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guesses_user_idx" ON "guesses" USING btree ("user_id","guessed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guesses_salon_idx" ON "guesses" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "email_reverts_user_id_idx" ON "email_reverts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_user_id_idx" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_due_at_idx" ON "outgoing_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "model_uses_used_at_idx" ON "model_uses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "model_uses_salon_id_idx" ON "model_uses" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "model_uses_analysis_id_idx" ON "model_uses" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "analysis_outcomes_salon_idx" ON "analysis_outcomes" USING btree ("salon_id","first_recorded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "analysis_outcomes_image_idx" ON "analysis_outcomes" USING hash ("image_data");--> statement-breakpoint
CREATE INDEX "analysis_outcomes_kept_photos_idx" ON "analysis_outcomes" USING btree ("image_stored_at") WHERE "analysis_outcomes"."image_data" is not null;--> statement-breakpoint
CREATE INDEX "pacts_salon_idx" ON "pacts" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "pacts_image_idx" ON "pacts" USING hash ("image_data");--> statement-breakpoint
CREATE INDEX "paper_cards_client_idx" ON "paper_cards" USING btree ("client_id","served_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "paper_cards_salon_idx" ON "paper_cards" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "paper_cards_image_idx" ON "paper_cards" USING hash ("image_data");--> statement-breakpoint
CREATE INDEX "paper_cards_kept_photos_idx" ON "paper_cards" USING btree ("image_stored_at") WHERE "paper_cards"."image_data" is not null;--> statement-breakpoint
CREATE INDEX "attempts_window_ends_at_idx" ON "attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "login_tickets_user_id_idx" ON "login_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_tickets_expires_at_idx" ON "login_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shelf_services_weighed_at_idx" ON "shelf_services" USING btree ("salon_id","weighed_at");--> statement-breakpoint
CREATE INDEX "stock_movements_product_idx" ON "stock_movements" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "team_invitations_expires_at_idx" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "terms_acceptances_user_id_idx" ON "terms_acceptances" USING btree ("user_id","accepted_at");--> statement-breakpoint
CREATE INDEX "email_verifications_user_id_idx" ON "email_verifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "users_parent_id_idx" ON "users" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "web_files_seen_at_idx" ON "web_files" USING btree ("seen_at");