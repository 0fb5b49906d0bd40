ALTER TABLE "invoice_lines" ADD COLUMN "is_tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "require_sum_of_invoice_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform 1 from invoice_lines l
    where l.id = new.line_id and l.net + case when l.is_tax_included then l.tax else 0 end is distinct from
      (select sum(p.total) from invoice_line_parts p where p.line_id = l.id);
  if found then
    raise exception 'the parts of invoice line % don’t add up to it', new.line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
DROP TRIGGER "receipts_final" ON "receipts";
--> statement-breakpoint
CREATE TRIGGER "receipts_final" BEFORE UPDATE ON "receipts" FOR EACH ROW WHEN (
  "old"."reversed_at" IS NOT NULL OR
  ("old"."account_id", "old"."org_unit_id", "old"."currency", "old"."amount", "old"."fee", "old"."value_day", "old"."reference", "old"."bank_account_id", "old"."incoming_id", "old"."base_currency", "old"."rate", "old"."created_by", "old"."created_at")
  IS DISTINCT FROM
  ("new"."account_id", "new"."org_unit_id", "new"."currency", "new"."amount", "new"."fee", "new"."value_day", "new"."reference", "new"."bank_account_id", "new"."incoming_id", "new"."base_currency", "new"."rate", "new"."created_by", "new"."created_at")
) EXECUTE FUNCTION "refuse_change_of_issued"();
