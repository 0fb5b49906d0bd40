CREATE TABLE "invoice_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"recipients" text[] NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "sends_invoices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "sends_invoices_to_requester" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "dunning" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "dispute_reason" text;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_mails_invoice" ON "invoice_mails" USING btree ("invoice_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_mails_level" ON "invoice_mails" USING btree ("invoice_id","level") WHERE "invoice_mails"."level" > 0;--> statement-breakpoint
CREATE TRIGGER "invoice_mails_final" BEFORE UPDATE OR DELETE ON "invoice_mails" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
