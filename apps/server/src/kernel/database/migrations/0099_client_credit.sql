CREATE TABLE "payable_adjustment_skips" (
	"run_id" uuid NOT NULL,
	"adjustment_id" uuid NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "payable_adjustment_skips_run_id_adjustment_id_pk" PRIMARY KEY("run_id","adjustment_id")
);
--> statement-breakpoint
CREATE TABLE "credit_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"invoice_id" uuid,
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
	CONSTRAINT "credit_uses_amount" CHECK ("credit_uses"."amount" > 0),
	CONSTRAINT "credit_uses_fx" CHECK ("credit_uses"."fx" = "credit_uses"."carrying" - "credit_uses"."base")
);
--> statement-breakpoint
ALTER TABLE "payable_adjustment_skips" ADD CONSTRAINT "payable_adjustment_skips_run_id_payable_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payable_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_adjustment_skips" ADD CONSTRAINT "payable_adjustment_skips_adjustment_id_payable_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."payable_adjustments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_source_id_invoices_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_uses_source" ON "credit_uses" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "credit_uses_invoice" ON "credit_uses" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_uses_unit" ON "credit_uses" USING btree ("org_unit_id","day");--> statement-breakpoint
CREATE TRIGGER "credit_uses_kept" BEFORE DELETE ON "credit_uses" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "credit_uses_final" BEFORE UPDATE ON "credit_uses" FOR EACH ROW WHEN (
  "old"."reversed_at" IS NOT NULL OR
  ("old"."account_id", "old"."org_unit_id", "old"."source_id", "old"."invoice_id", "old"."amount", "old"."day", "old"."reference", "old"."carrying", "old"."base", "old"."fx", "old"."created_by", "old"."created_at")
  IS DISTINCT FROM
  ("new"."account_id", "new"."org_unit_id", "new"."source_id", "new"."invoice_id", "new"."amount", "new"."day", "new"."reference", "new"."carrying", "new"."base", "new"."fx", "new"."created_by", "new"."created_at")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE FUNCTION "require_room_for_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform 1 from invoices i
    where i.id = new.source_id and i.paid + i.credited - i.total <
      (select sum(u.amount) from credit_uses u where u.source_id = i.id and u.reversed_at is null);
  if found then
    raise exception 'more credit of invoice % is used than it has', new.source_id using errcode = 'check_violation';
  end if;
  perform 1 from invoices i
    where i.id = new.invoice_id and (i.kind <> 'INVOICE' or i.total <
      (select sum(u.amount) from credit_uses u where u.invoice_id = i.id and u.reversed_at is null)
      + (select coalesce(sum(a.amount), 0) from receipt_allocations a where a.invoice_id = i.id and a.reversed_at is null));
  if found then
    raise exception 'more is paid of invoice % than it comes to', new.invoice_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "credit_uses_room" AFTER INSERT ON "credit_uses" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_room_for_credit"();
