DROP TABLE "guess_settings" CASCADE;--> statement-breakpoint
DROP TABLE "guesses" CASCADE;