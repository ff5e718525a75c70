ALTER TABLE "patch_tests" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "salon_settings" ADD COLUMN "test_every_use" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_family_check" CHECK ("patch_tests"."family" in ('ossidazione', 'diretto', 'entrambi'));