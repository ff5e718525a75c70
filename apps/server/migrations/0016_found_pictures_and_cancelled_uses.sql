ALTER TABLE "color_analyses" DROP CONSTRAINT "color_analyses_photos_check";--> statement-breakpoint
ALTER TABLE "model_uses" DROP CONSTRAINT "model_uses_outcome_check";--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_photos_check" CHECK (case when "color_analyses"."photos_deleted_at" is null then "color_analyses"."image_data" is not null and ("color_analyses"."thumbnail" is not null or "color_analyses"."dopo_credit" is not null)
        else "color_analyses"."image_data" is null and "color_analyses"."before_image_data" is null and "color_analyses"."thumbnail" is null end);--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_outcome_check" CHECK ("model_uses"."outcome" in ('used', 'partly', 'vetoed', 'timeout', 'busy', 'unavailable', 'unauthorised', 'rejected', 'declined', 'unreadable', 'resting', 'cancelled'));--> statement-breakpoint
-- Lists show no picture that was found on the web.
UPDATE "color_analyses" SET "thumbnail" = null WHERE "dopo_credit" is not null;
