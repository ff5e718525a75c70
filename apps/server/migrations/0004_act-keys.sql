ALTER TABLE "color_analyses" ADD COLUMN "act_key" uuid;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "act_key" uuid;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_salon_act_key" UNIQUE("salon_id","act_key");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_salon_act_key" UNIQUE("salon_id","act_key");