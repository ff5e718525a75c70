CREATE TABLE "fiscal_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid,
	"kind" text NOT NULL,
	"provider_invoice_id" text NOT NULL,
	"number" integer NOT NULL,
	"issued_on" date NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "fiscal_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "fiscal_documents_provider_invoice_id_kind_unique" UNIQUE("provider_invoice_id","kind"),
	CONSTRAINT "fiscal_documents_kind_check" CHECK ("fiscal_documents"."kind" in ('invoice', 'credit-note'))
);
--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_salon_id_users_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fiscal_documents_salon_id_idx" ON "fiscal_documents" USING btree ("salon_id","number");