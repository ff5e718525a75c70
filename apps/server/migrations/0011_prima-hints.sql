ALTER TABLE "color_analyses" ADD COLUMN "prima_hints" jsonb;--> statement-breakpoint
-- What was archived before a photo was asked for its technique says that it shows none.
UPDATE "color_analyses" SET "analysis" = jsonb_set("analysis", '{prima,technique}', 'null')
WHERE jsonb_typeof("analysis" -> 'prima') = 'object' AND NOT "analysis" -> 'prima' ? 'technique';--> statement-breakpoint
UPDATE "color_analyses" SET "analysis" = jsonb_set("analysis", '{dopo,technique}', 'null')
WHERE jsonb_typeof("analysis" -> 'dopo') = 'object' AND NOT "analysis" -> 'dopo' ? 'technique';
