CREATE TABLE "photo_sweeps" (
	"id" integer PRIMARY KEY NOT NULL,
	"swept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photo_sweeps_one_row_check" CHECK ("photo_sweeps"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "web_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "web_files_seen_at_idx" ON "web_files" USING btree ("seen_at");