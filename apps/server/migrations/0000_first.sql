CREATE TABLE "color_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"before_image_data" text,
	"image_data" text NOT NULL,
	"slot" text NOT NULL,
	"thumbnail" text NOT NULL,
	"analysis_title" text,
	"analysis" jsonb NOT NULL,
	"analysis_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "color_analyses_slot_check" CHECK ("color_analyses"."slot" in ('prima', 'dopo')),
	CONSTRAINT "color_analyses_before_check" CHECK ("color_analyses"."before_image_data" is null or "color_analyses"."slot" = 'dopo')
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
	CONSTRAINT "product_lines_supplier_name_key" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"technical_specs" jsonb,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "products_supplier_name_key" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
CREATE TABLE "shades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_line_id" uuid NOT NULL,
	"code" text NOT NULL,
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
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"logo_url" text,
	"color_scheme" text,
	"initial" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"email" text,
	"birth_date" date,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_salon_id_key" UNIQUE("salon_id","id")
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
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"image_token_hash" text NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "sessions_image_token_hash_key" UNIQUE("image_token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"registration" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
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
	CONSTRAINT "users_email_lower_check" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_counts_check" CHECK ("users"."trial_analyses_used" >= 0 and "users"."monthly_analyses_used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_client_fkey" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lines" ADD CONSTRAINT "product_lines_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shades" ADD CONSTRAINT "shades_product_line_id_product_lines_id_fk" FOREIGN KEY ("product_line_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "color_analyses_salon_date_idx" ON "color_analyses" USING btree ("salon_id","analysis_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "color_analyses_client_date_idx" ON "color_analyses" USING btree ("client_id","analysis_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category");--> statement-breakpoint
CREATE INDEX "clients_salon_name_idx" ON "clients" USING btree ("salon_id",lower("last_name"),lower("first_name"));--> statement-breakpoint
CREATE INDEX "attempts_window_ends_at_idx" ON "attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_verifications_user_id_idx" ON "email_verifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "users_parent_id_idx" ON "users" USING btree ("parent_id");