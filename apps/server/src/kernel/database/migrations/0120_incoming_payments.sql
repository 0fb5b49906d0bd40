CREATE TABLE "incoming_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "incoming_payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"bank_account_id" uuid,
	"file_name" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"day" date NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" uuid,
	"reason" text,
	CONSTRAINT "incoming_payments_amount" CHECK ("incoming_payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "incoming_id" uuid;--> statement-breakpoint
ALTER TABLE "incoming_payments" ADD CONSTRAINT "incoming_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_payments" ADD CONSTRAINT "incoming_payments_dismissed_by_users_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_payments_key" ON "incoming_payments" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "incoming_payments_day" ON "incoming_payments" USING btree ("account_id","day","number");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_incoming_id_incoming_payments_id_fk" FOREIGN KEY ("incoming_id") REFERENCES "public"."incoming_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_incoming" ON "receipts" USING btree ("incoming_id") WHERE "receipts"."reversed_at" is null;