CREATE TABLE "receipt_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"day" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"carrying" numeric(18, 4) NOT NULL,
	"base" numeric(18, 4) NOT NULL,
	"fx" numeric(18, 4) NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reversed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "receipt_refunds_amount" CHECK ("receipt_refunds"."amount" > 0),
	CONSTRAINT "receipt_refunds_fx" CHECK ("receipt_refunds"."fx" = "receipt_refunds"."carrying" - "receipt_refunds"."base")
);
--> statement-breakpoint
DROP INDEX "invoice_mails_level";--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD COLUMN "installment" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_refunds" ADD CONSTRAINT "receipt_refunds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_refunds" ADD CONSTRAINT "receipt_refunds_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_refunds" ADD CONSTRAINT "receipt_refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_refunds_receipt" ON "receipt_refunds" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("account_id","due_day") WHERE "invoices"."kind" = 'INVOICE' and "invoices"."total" > "invoices"."paid" + "invoices"."credited";--> statement-breakpoint
CREATE INDEX "receipt_allocations_reversed" ON "receipt_allocations" USING btree ("reversed_at") WHERE "receipt_allocations"."reversed_at" is not null;--> statement-breakpoint
CREATE INDEX "receipts_day" ON "receipts" USING btree ("account_id","value_day");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_mails_level" ON "invoice_mails" USING btree ("invoice_id","installment","level") WHERE "invoice_mails"."level" > 0;--> statement-breakpoint
CREATE TRIGGER "receipt_refunds_kept" BEFORE DELETE ON "receipt_refunds" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "receipt_refunds_final" BEFORE UPDATE ON "receipt_refunds" FOR EACH ROW WHEN (
  "old"."reversed_at" IS NOT NULL OR
  ("old"."account_id", "old"."receipt_id", "old"."amount", "old"."day", "old"."reference", "old"."carrying", "old"."base", "old"."fx", "old"."created_by", "old"."created_at")
  IS DISTINCT FROM
  ("new"."account_id", "new"."receipt_id", "new"."amount", "new"."day", "new"."reference", "new"."carrying", "new"."base", "new"."fx", "new"."created_by", "new"."created_at")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE FUNCTION "require_room_in_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform 1 from receipts r
    where r.id = new.receipt_id and r.amount <
      (select coalesce(sum(a.amount), 0) from receipt_allocations a where a.receipt_id = r.id and a.reversed_at is null)
      + (select coalesce(sum(f.amount), 0) from receipt_refunds f where f.receipt_id = r.id and f.reversed_at is null);
  if found then
    raise exception 'more of payment % is allocated and paid back than it has', new.receipt_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "receipt_refunds_room" AFTER INSERT ON "receipt_refunds" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_room_in_receipt"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "receipt_allocations_refunds_room" AFTER INSERT ON "receipt_allocations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_room_in_receipt"();
--> statement-breakpoint
ALTER TABLE "invoice_mails" DISABLE TRIGGER "invoice_mails_final";--> statement-breakpoint
UPDATE "invoice_mails" SET "installment" = 1 FROM "invoices" WHERE "invoices"."id" = "invoice_mails"."invoice_id" AND "invoice_mails"."level" > 0 AND "invoices"."installment_count" > 1;--> statement-breakpoint
ALTER TABLE "invoice_mails" ENABLE TRIGGER "invoice_mails_final";
