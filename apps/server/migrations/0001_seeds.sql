CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
