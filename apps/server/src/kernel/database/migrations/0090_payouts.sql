CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"bank_account_id" uuid,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"number" text,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"payable_id" uuid NOT NULL,
	"payout_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"billing_version_id" uuid,
	"recipient" text NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"end_to_end_id" text NOT NULL,
	"paid" numeric(18, 4) DEFAULT '0' NOT NULL,
	"paid_day" date,
	"reference" text,
	"failed_at" timestamp with time zone,
	"reason" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"bank_account_id" uuid,
	"bank_holder" text,
	"bank_last4" text,
	"bank_name" text,
	"execution_day" date NOT NULL,
	"message_id" text NOT NULL,
	"payout_file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "statement_bookings" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"statement_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "statement_bookings_account_id_key_payment_id_pk" PRIMARY KEY("account_id","key","payment_id")
);
--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "batched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "paid_day" date;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_payments" ADD CONSTRAINT "payout_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_payments" ADD CONSTRAINT "payout_payments_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_payments" ADD CONSTRAINT "payout_payments_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_payments" ADD CONSTRAINT "payout_payments_billing_version_id_billing_versions_id_fk" FOREIGN KEY ("billing_version_id") REFERENCES "public"."billing_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_payment_id_payout_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payout_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_statements_account" ON "bank_statements" USING btree ("account_id","imported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_payments_live" ON "payout_payments" USING btree ("payable_id") WHERE "payout_payments"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_payments_end_to_end" ON "payout_payments" USING btree ("account_id","end_to_end_id");--> statement-breakpoint
CREATE INDEX "payout_payments_run" ON "payout_payments" USING btree ("payout_id","position");--> statement-breakpoint
CREATE INDEX "payout_payments_payable" ON "payout_payments" USING btree ("payable_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_name" ON "payouts" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "payouts_created" ON "payouts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "statement_bookings_payment" ON "statement_bookings" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payout_payments" ADD CONSTRAINT "payout_payments_paid" CHECK ("payout_payments"."paid" >= 0 and "payout_payments"."paid" <= "payout_payments"."amount");--> statement-breakpoint
CREATE TRIGGER "payouts_kept" BEFORE DELETE ON "payouts" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payouts_final" BEFORE UPDATE ON "payouts" FOR EACH ROW WHEN (
  ("old"."account_id", "old"."name", "old"."method", "old"."currency", "old"."total", "old"."execution_day", "old"."message_id", "old"."size", "old"."sha256", "old"."created_by", "old"."created_at")
  IS DISTINCT FROM
  ("new"."account_id", "new"."name", "new"."method", "new"."currency", "new"."total", "new"."execution_day", "new"."message_id", "new"."size", "new"."sha256", "new"."created_by", "new"."created_at")
  OR ("old"."sent_at" IS NOT NULL AND "new"."cancelled_at" IS NOT NULL)
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payout_payments_kept" BEFORE DELETE ON "payout_payments" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payout_payments_final" BEFORE UPDATE ON "payout_payments" FOR EACH ROW WHEN (
  ("old"."account_id", "old"."payable_id", "old"."payout_id", "old"."recipient", "old"."amount", "old"."end_to_end_id")
  IS DISTINCT FROM
  ("new"."account_id", "new"."payable_id", "new"."payout_id", "new"."recipient", "new"."amount", "new"."end_to_end_id")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
INSERT INTO "permissions" ("code")
  SELECT unnest(ARRAY['PAYABLES_get_payables', 'PAYABLES_create', 'PAYABLES_approve', 'PAYABLES_cancel', 'PAYABLES_pay', 'RECEIVABLES_get_invoices', 'RECEIVABLES_create', 'RECEIVABLES_cancel', 'RECEIVABLES_payment', 'FINANCE_lock'])
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
WITH "wanted" ("name", "codes") AS (VALUES
  ('Bookkeeper', ARRAY['PAYABLES_get_payables', 'PAYABLES_create', 'PAYABLES_cancel', 'RECEIVABLES_get_invoices', 'RECEIVABLES_create', 'RECEIVABLES_payment']),
  ('Approver', ARRAY['PAYABLES_get_payables', 'PAYABLES_approve', 'RECEIVABLES_get_invoices', 'RECEIVABLES_cancel', 'FINANCE_lock']),
  ('Payer', ARRAY['PAYABLES_get_payables', 'PAYABLES_pay'])
), "made" AS (
  INSERT INTO "permission_groups" ("account_id", "name")
  SELECT "accounts"."id", "wanted"."name" FROM "accounts" CROSS JOIN "wanted"
  WHERE NOT EXISTS (SELECT FROM "permission_groups" "other" WHERE "other"."account_id" = "accounts"."id" AND lower("other"."name") = lower("wanted"."name"))
  RETURNING "id", "name"
)
INSERT INTO "permission_grants" ("grantee_id", "permission_id")
  SELECT "made"."id", "permissions"."id" FROM "made"
  JOIN "wanted" ON "wanted"."name" = "made"."name"
  JOIN "permissions" ON "permissions"."code" = ANY ("wanted"."codes");
