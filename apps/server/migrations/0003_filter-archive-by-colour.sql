DROP INDEX "analysis_colours_goal_idx";--> statement-breakpoint
DROP INDEX "analysis_colours_pair_idx";--> statement-breakpoint
ALTER TABLE "analysis_colours" DROP COLUMN "cell";--> statement-breakpoint
ALTER TABLE "analysis_colours" DROP COLUMN "start_cell";--> statement-breakpoint
ALTER TABLE "analysis_colours" DROP COLUMN "is_measured";--> statement-breakpoint
ALTER TABLE "analysis_colours" DROP COLUMN "analysed_at";--> statement-breakpoint
ALTER TABLE "analysis_colours" DROP COLUMN "start";--> statement-breakpoint
ALTER TABLE "analysis_colours" DROP COLUMN "reached";--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD COLUMN "promised_level" smallint;--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD COLUMN "promised_reflect" text;--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD COLUMN "reached_level" smallint;--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD COLUMN "reached_reflect" text;--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD COLUMN "is_kept" boolean;--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD COLUMN "level" smallint GENERATED ALWAYS AS (coalesce(reached_level, promised_level)) STORED;--> statement-breakpoint
ALTER TABLE "analysis_colours" ADD COLUMN "reflect" text GENERATED ALWAYS AS (coalesce(reached_reflect, promised_reflect)) STORED;--> statement-breakpoint
CREATE INDEX "analysis_colours_shade_idx" ON "analysis_colours" USING btree ("salon_id","level","reflect");--> statement-breakpoint
-- What earlier analyses promised. A result measured earlier counts once it is recorded again.
UPDATE "analysis_colours" SET "promised_level" = round((promise ->> 'level')::numeric), "promised_reflect" = promise #>> '{tone,primary}'
FROM (
  SELECT id, CASE WHEN jsonb_array_length(plan -> 'sessions') > 1 THEN plan #> '{sessions,0,goal}' ELSE plan -> 'expected' END AS promise
  FROM (
    SELECT id, coalesce(jsonb_path_query_first(analysis, '$.plan.options[*] ? (@.id == $option)',
      jsonb_build_object('option', chosen_option)), analysis -> 'plan') AS plan
    FROM "color_analyses"
  ) AS plans
) AS promises
WHERE promises.id = "analysis_id" AND "promised" IS NOT NULL;
