DROP INDEX "clients_salon_name_idx";--> statement-breakpoint
-- Empty marks the clients whose key is still to be made: the server makes it right after the migrations.
ALTER TABLE "clients" ADD COLUMN "search_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "search_key" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "clients_salon_search_idx" ON "clients" USING btree ("salon_id","search_key");
