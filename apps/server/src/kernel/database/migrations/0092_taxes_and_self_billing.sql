CREATE TABLE "payable_documents" (
	"payable_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"payable_document_key" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payable_taxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payable_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"rate" numeric(7, 4) NOT NULL,
	"base" numeric(18, 4) NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_included" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_billing_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"agreed_by" uuid NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "self_billing_days" integer;--> statement-breakpoint
ALTER TABLE "tax_codes" ADD COLUMN "is_inclusive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payable_lines" ADD COLUMN "is_tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "tax_reason" text;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "object_until" date;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "objected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payable_documents" ADD CONSTRAINT "payable_documents_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_documents" ADD CONSTRAINT "payable_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_taxes" ADD CONSTRAINT "payable_taxes_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_billing_agreements" ADD CONSTRAINT "self_billing_agreements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_billing_agreements" ADD CONSTRAINT "self_billing_agreements_vendor_id_users_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_billing_agreements" ADD CONSTRAINT "self_billing_agreements_agreed_by_users_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_billing_agreements" ADD CONSTRAINT "self_billing_agreements_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payable_taxes_payable" ON "payable_taxes" USING btree ("payable_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "self_billing_agreements_live" ON "self_billing_agreements" USING btree ("vendor_id") WHERE "self_billing_agreements"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "self_billing_agreements_vendor" ON "self_billing_agreements" USING btree ("account_id","vendor_id","agreed_at");--> statement-breakpoint
CREATE TRIGGER "payable_taxes_final" BEFORE UPDATE OR DELETE ON "payable_taxes" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payable_documents_final" BEFORE UPDATE OF "payable_id", "name", "size", "sha256" OR DELETE ON "payable_documents" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payable_taxes_of_payable_final" BEFORE UPDATE ON "payables" FOR EACH ROW WHEN (
  ("old"."tax_reason", "old"."object_until") IS DISTINCT FROM ("new"."tax_reason", "new"."object_until")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "require_sum_of_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  owner uuid := coalesce(to_jsonb(new) ->> 'line_id', to_jsonb(new) ->> 'id')::uuid;
begin
  perform 1 from payable_lines l
    where l.id = owner and l.kind = 'TASK' and
      l.net + case when l.is_tax_included then l.tax else 0 end is distinct from
      (select coalesce(sum(p.total), 0) from payable_line_parts p where p.line_id = l.id);
  if found then
    raise exception 'the parts of payable line % don’t add up to it', owner using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "require_sum_of_taxes"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  owner uuid := coalesce(to_jsonb(new) ->> 'payable_id', to_jsonb(new) ->> 'id')::uuid;
begin
  perform 1 from payables p
    where p.id = owner and p.tax_reason is not null and (
      p.tax <> (select coalesce(sum(t.amount), 0) from payable_taxes t where t.payable_id = p.id and t.kind = 'VAT')
      or p.withheld <> (select coalesce(sum(t.amount), 0) from payable_taxes t where t.payable_id = p.id and t.kind = 'WITHHOLDING'));
  if found then
    raise exception 'the taxes of payable % don’t add up to it', owner using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payables_taxes" AFTER INSERT ON "payables" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_taxes"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payable_taxes_sum" AFTER INSERT ON "payable_taxes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_taxes"();
