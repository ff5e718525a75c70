ALTER TABLE "salon_settings" ADD COLUMN "all_tools" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A salon that works with the app keeps what it sees.
INSERT INTO "salon_settings" ("salon_id", "all_tools") SELECT DISTINCT "salon_id", true FROM "color_analyses"
ON CONFLICT ("salon_id") DO UPDATE SET "all_tools" = true;
