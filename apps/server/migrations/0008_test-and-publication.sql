ALTER TABLE "client_consents" DROP CONSTRAINT "client_consents_kind_check";--> statement-breakpoint
ALTER TABLE "patch_tests" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "salon_settings" ADD COLUMN "test_every_use" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_kind_check" CHECK ("client_consents"."kind" in ('photos', 'health', 'instagram', 'sito', 'vetrina'));--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_family_check" CHECK ("patch_tests"."family" in ('ossidazione', 'diretto', 'entrambi'));