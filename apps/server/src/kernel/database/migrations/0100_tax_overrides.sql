ALTER TABLE "payable_runs" ADD COLUMN "tax_overrides" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "tax_override" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TRIGGER "payables_override_final" BEFORE UPDATE ON "payables" FOR EACH ROW WHEN (
  "old"."tax_override" IS DISTINCT FROM "new"."tax_override"
) EXECUTE FUNCTION "refuse_change_of_issued"();
