DROP INDEX "clients_salon_search_parts_idx";--> statement-breakpoint
CREATE INDEX "clients_salon_search_parts_idx" ON "clients" USING gin ("search_key" gin_trgm_ops,"salon_id");