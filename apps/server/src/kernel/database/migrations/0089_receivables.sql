CREATE TABLE "invoice_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"type" text NOT NULL,
	"invoice_file_key" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "invoice_installments" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"due_day" date NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "invoice_installments_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);--> statement-breakpoint
CREATE TABLE "invoice_line_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cost_line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"workflow" text,
	"unit" text NOT NULL,
	"quantity" numeric(18, 6) NOT NULL,
	"unit_price" numeric(18, 6) NOT NULL,
	"factor" numeric(9, 6) NOT NULL,
	"exact" numeric NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"words" integer NOT NULL,
	"price_list_id" uuid,
	"price_list_name" text,
	"price_list_version" integer,
	"released_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"of_line_id" uuid,
	"project_id" uuid,
	"description" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"source_locale" text,
	"target_locale" text,
	"quantity" numeric(18, 6) NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(18, 6) NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"net" numeric(18, 4) NOT NULL,
	"tax" numeric(18, 4) NOT NULL
);--> statement-breakpoint
CREATE TABLE "invoice_projects" (
	"invoice_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"reference" text NOT NULL,
	"net" numeric(18, 4) NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "invoice_projects_invoice_id_project_id_pk" PRIMARY KEY("invoice_id","project_id")
);--> statement-breakpoint
CREATE TABLE "invoice_taxes" (
	"invoice_id" uuid NOT NULL,
	"tax_code_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"rate" numeric(7, 4) NOT NULL,
	"text" text NOT NULL,
	"base" numeric(18, 4) NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	CONSTRAINT "invoice_taxes_invoice_id_tax_code_id_pk" PRIMARY KEY("invoice_id","tax_code_id")
);--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"of_invoice_id" uuid,
	"contact_id" uuid,
	"created_by" uuid NOT NULL,
	"currency" text NOT NULL,
	"issue_day" date NOT NULL,
	"due_day" date NOT NULL,
	"purchase_order" text DEFAULT '' NOT NULL,
	"buyer_reference" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"bank" jsonb,
	"bank_number" text,
	"notes" text[] NOT NULL,
	"net" numeric(18, 4) NOT NULL,
	"tax" numeric(18, 4) NOT NULL,
	"withheld" numeric(18, 4) NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"base_currency" text NOT NULL,
	"base_total" numeric(18, 4) NOT NULL,
	"rate_id" uuid,
	"rate" numeric(20, 10),
	"tax_override" text DEFAULT '' NOT NULL,
	"installment_count" integer DEFAULT 1 NOT NULL,
	"installment_interval" integer,
	"is_equal" boolean DEFAULT true NOT NULL,
	"first_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"paid" numeric(18, 4) DEFAULT '0' NOT NULL,
	"credited" numeric(18, 4) DEFAULT '0' NOT NULL,
	"claimed" numeric(18, 4) NOT NULL,
	"open_due_day" date,
	"paid_day" date,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reason" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_total" CHECK ("invoices"."total" = "invoices"."net" + "invoices"."tax" - "invoices"."withheld"),
	CONSTRAINT "invoices_kind" CHECK (("invoices"."kind" = 'CREDIT') = ("invoices"."of_invoice_id" is not null))
);--> statement-breakpoint
CREATE TABLE "receipt_allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"receipt_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"carrying" numeric(18, 4) NOT NULL,
	"base" numeric(18, 4) NOT NULL,
	"fx" numeric(18, 4) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "receipt_allocations_fx" CHECK ("receipt_allocations"."base" = "receipt_allocations"."carrying" + "receipt_allocations"."fx")
);--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "receipts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"fee" numeric(18, 4) DEFAULT '0' NOT NULL,
	"value_day" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"bank_account_id" uuid,
	"base_currency" text NOT NULL,
	"rate" numeric(20, 10),
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left" numeric(18, 4) NOT NULL,
	"reversed_at" timestamp with time zone,
	"reason" text
);--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "taxpayer_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "billing_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "invoice_info" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "days_until_payment_due" integer;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "requires_purchase_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "invoiced_on" text;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_installments" ADD CONSTRAINT "invoice_installments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line_parts" ADD CONSTRAINT "invoice_line_parts_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_of_line_id_invoice_lines_id_fk" FOREIGN KEY ("of_line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_projects" ADD CONSTRAINT "invoice_projects_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_taxes" ADD CONSTRAINT "invoice_taxes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_of_invoice_id_invoices_id_fk" FOREIGN KEY ("of_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_rate_id_exchange_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."exchange_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_files_type" ON "invoice_files" USING btree ("invoice_id","type");--> statement-breakpoint
CREATE INDEX "invoice_line_parts_line" ON "invoice_line_parts" USING btree ("line_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_line_parts_cost" ON "invoice_line_parts" USING btree ("cost_line_id") WHERE "invoice_line_parts"."released_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_lines_of" ON "invoice_lines" USING btree ("of_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_projects_live" ON "invoice_projects" USING btree ("project_id") WHERE "invoice_projects"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_name" ON "invoices" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "invoices_created" ON "invoices" USING btree ("account_id","created_at","number");--> statement-breakpoint
CREATE INDEX "invoices_status" ON "invoices" USING btree ("account_id","status","open_due_day");--> statement-breakpoint
CREATE INDEX "invoices_unit" ON "invoices" USING btree ("org_unit_id","issue_day");--> statement-breakpoint
CREATE INDEX "invoices_of" ON "invoices" USING btree ("of_invoice_id");--> statement-breakpoint
CREATE INDEX "receipt_allocations_receipt" ON "receipt_allocations" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "receipt_allocations_invoice" ON "receipt_allocations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "receipts_created" ON "receipts" USING btree ("account_id","created_at","number");--> statement-breakpoint
CREATE INDEX "receipts_unit" ON "receipts" USING btree ("org_unit_id","value_day");--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoices_final" BEFORE UPDATE ON "invoices" FOR EACH ROW WHEN (
  ("old"."account_id", "old"."kind", "old"."name", "old"."org_unit_id", "old"."of_invoice_id", "old"."contact_id", "old"."created_by", "old"."currency", "old"."issue_day", "old"."due_day", "old"."purchase_order", "old"."buyer_reference", "old"."language", "old"."seller", "old"."buyer", "old"."bank", "old"."notes", "old"."net", "old"."tax", "old"."withheld", "old"."total", "old"."base_currency", "old"."base_total", "old"."rate_id", "old"."rate", "old"."tax_override", "old"."installment_count", "old"."installment_interval", "old"."is_equal", "old"."first_only", "old"."created_at")
  IS DISTINCT FROM
  ("new"."account_id", "new"."kind", "new"."name", "new"."org_unit_id", "new"."of_invoice_id", "new"."contact_id", "new"."created_by", "new"."currency", "new"."issue_day", "new"."due_day", "new"."purchase_order", "new"."buyer_reference", "new"."language", "new"."seller", "new"."buyer", "new"."bank", "new"."notes", "new"."net", "new"."tax", "new"."withheld", "new"."total", "new"."base_currency", "new"."base_total", "new"."rate_id", "new"."rate", "new"."tax_override", "new"."installment_count", "new"."installment_interval", "new"."is_equal", "new"."first_only", "new"."created_at")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_lines_final" BEFORE UPDATE OR DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_line_parts_kept" BEFORE DELETE ON "invoice_line_parts" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_line_parts_final" BEFORE UPDATE ON "invoice_line_parts" FOR EACH ROW WHEN (
  "old"."released_at" IS NOT NULL OR
  ("old"."line_id", "old"."position", "old"."cost_line_id", "old"."kind", "old"."label", "old"."workflow", "old"."unit", "old"."quantity", "old"."unit_price", "old"."factor", "old"."exact", "old"."total", "old"."words", "old"."price_list_id", "old"."price_list_name", "old"."price_list_version")
  IS DISTINCT FROM
  ("new"."line_id", "new"."position", "new"."cost_line_id", "new"."kind", "new"."label", "new"."workflow", "new"."unit", "new"."quantity", "new"."unit_price", "new"."factor", "new"."exact", "new"."total", "new"."words", "new"."price_list_id", "new"."price_list_name", "new"."price_list_version")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_projects_kept" BEFORE DELETE ON "invoice_projects" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_projects_final" BEFORE UPDATE ON "invoice_projects" FOR EACH ROW WHEN (
  "old"."released_at" IS NOT NULL OR
  ("old"."invoice_id", "old"."project_id", "old"."position", "old"."name", "old"."reference", "old"."net")
  IS DISTINCT FROM
  ("new"."invoice_id", "new"."project_id", "new"."position", "new"."name", "new"."reference", "new"."net")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_taxes_final" BEFORE UPDATE OR DELETE ON "invoice_taxes" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_installments_kept" BEFORE DELETE ON "invoice_installments" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_installments_final" BEFORE UPDATE ON "invoice_installments" FOR EACH ROW WHEN (
  "old"."issued_at" IS NOT NULL OR
  ("old"."invoice_id", "old"."position", "old"."due_day", "old"."amount")
  IS DISTINCT FROM
  ("new"."invoice_id", "new"."position", "new"."due_day", "new"."amount")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_files_kept" BEFORE DELETE ON "invoice_files" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoice_files_final" BEFORE UPDATE ON "invoice_files" FOR EACH ROW WHEN (
  ("old"."account_id", "old"."invoice_id", "old"."type", "old"."name", "old"."size", "old"."sha256", "old"."created_at")
  IS DISTINCT FROM
  ("new"."account_id", "new"."invoice_id", "new"."type", "new"."name", "new"."size", "new"."sha256", "new"."created_at")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "receipts_kept" BEFORE DELETE ON "receipts" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "receipts_final" BEFORE UPDATE ON "receipts" FOR EACH ROW WHEN (
  "old"."reversed_at" IS NOT NULL OR
  ("old"."account_id", "old"."org_unit_id", "old"."currency", "old"."amount", "old"."fee", "old"."value_day", "old"."reference", "old"."bank_account_id", "old"."base_currency", "old"."rate", "old"."created_by", "old"."created_at")
  IS DISTINCT FROM
  ("new"."account_id", "new"."org_unit_id", "new"."currency", "new"."amount", "new"."fee", "new"."value_day", "new"."reference", "new"."bank_account_id", "new"."base_currency", "new"."rate", "new"."created_by", "new"."created_at")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "receipt_allocations_kept" BEFORE DELETE ON "receipt_allocations" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "receipt_allocations_final" BEFORE UPDATE ON "receipt_allocations" FOR EACH ROW WHEN (
  "old"."reversed_at" IS NOT NULL OR
  ("old"."receipt_id", "old"."invoice_id", "old"."amount", "old"."carrying", "old"."base", "old"."fx", "old"."created_at")
  IS DISTINCT FROM
  ("new"."receipt_id", "new"."invoice_id", "new"."amount", "new"."carrying", "new"."base", "new"."fx", "new"."created_at")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE FUNCTION "require_sum_of_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  owner uuid := coalesce(to_jsonb(new) ->> 'invoice_id', to_jsonb(new) ->> 'id')::uuid;
begin
  perform 1 from invoices i
    where i.id = owner and (
      i.net <> (select coalesce(sum(l.net), 0) from invoice_lines l where l.invoice_id = i.id)
      or i.tax <> (select coalesce(sum(l.tax), 0) from invoice_lines l where l.invoice_id = i.id)
      or i.tax - i.withheld <> (select coalesce(sum(t.amount), 0) from invoice_taxes t where t.invoice_id = i.id)
      or i.total <> coalesce((select sum(n.amount) from invoice_installments n where n.invoice_id = i.id), i.total));
  if found then
    raise exception 'the parts of invoice % don’t add up to it', owner using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoices_sum" AFTER INSERT ON "invoices" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_invoice"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoice_lines_sum" AFTER INSERT ON "invoice_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_invoice"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoice_taxes_sum" AFTER INSERT ON "invoice_taxes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_invoice"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoice_installments_sum" AFTER INSERT ON "invoice_installments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_invoice"();
--> statement-breakpoint
CREATE FUNCTION "require_sum_of_invoice_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform 1 from invoice_lines l
    where l.id = new.line_id and l.net is distinct from
      (select sum(p.total) from invoice_line_parts p where p.line_id = l.id);
  if found then
    raise exception 'the parts of invoice line % don’t add up to it', new.line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoice_line_parts_sum" AFTER INSERT ON "invoice_line_parts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_invoice_parts"();
--> statement-breakpoint
CREATE FUNCTION "require_room_for_allocation"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform 1 from receipts r
    where r.id = new.receipt_id and r.amount <
      (select sum(a.amount) from receipt_allocations a where a.receipt_id = r.id and a.reversed_at is null);
  if found then
    raise exception 'more of payment % is allocated than it has', new.receipt_id using errcode = 'check_violation';
  end if;
  perform 1 from invoices i
    where i.id = new.invoice_id and (i.kind <> 'INVOICE' or i.total <
      (select sum(a.amount) from receipt_allocations a where a.invoice_id = i.id and a.reversed_at is null));
  if found then
    raise exception 'more is paid of invoice % than it comes to', new.invoice_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "receipt_allocations_room" AFTER INSERT ON "receipt_allocations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_room_for_allocation"();
--> statement-breakpoint
CREATE FUNCTION "refuse_loss_of_invoiced"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from invoice_projects where project_id = old.id and released_at is null) then
    raise exception 'project % is on an invoice: it can’t be deleted', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
CREATE TRIGGER "projects_invoiced" BEFORE DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION "refuse_loss_of_invoiced"();
