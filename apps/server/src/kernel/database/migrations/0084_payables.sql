CREATE TABLE "finance_events" (
	"account_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"document_type" text NOT NULL,
	"document_id" uuid NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"impersonator_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "finance_events_account_id_position_pk" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
CREATE TABLE "payable_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"reason" text NOT NULL,
	"task_id" uuid,
	"payable_id" uuid,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"answered_at" timestamp with time zone,
	"answer_reason" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payable_approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payable_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payable_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"payable_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"payable_file_key" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"invoice_number" text NOT NULL,
	"invoice_day" date,
	"total" numeric(18, 4) NOT NULL,
	"currency" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payable_line_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"display_order" integer NOT NULL,
	"source" text NOT NULL,
	"cost_type" text NOT NULL,
	"unit" text NOT NULL,
	"amount" numeric(18, 6) NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	"factor" numeric(9, 6) NOT NULL,
	"exact" numeric(36, 18) NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"rate_id" uuid,
	"rate_version" integer,
	"logfile_id" uuid,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "payable_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"payable_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"task_id" uuid,
	"adjustment_id" uuid,
	"name" text NOT NULL,
	"net" numeric(18, 4) NOT NULL,
	"tax" numeric(18, 4) DEFAULT '0' NOT NULL,
	"tax_code_id" uuid,
	"delivered_at" timestamp with time zone,
	"is_carried_over" boolean DEFAULT false NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "payable_lines_kind" CHECK (("payable_lines"."kind" = 'TASK') = ("payable_lines"."task_id" is not null) and ("payable_lines"."kind" = 'ADJUSTMENT') = ("payable_lines"."adjustment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payable_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"due_day" date NOT NULL,
	"vendor_ids" uuid[],
	"minimum_total" numeric(18, 4) DEFAULT '0' NOT NULL,
	"created_by" uuid NOT NULL,
	"job_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payable_skips" (
	"run_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "payable_skips_run_id_task_id_pk" PRIMARY KEY("run_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "payables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payables_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"vendor_id" uuid NOT NULL,
	"billing_version_id" uuid,
	"run_id" uuid,
	"created_by" uuid NOT NULL,
	"currency" text NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"due_day" date NOT NULL,
	"net" numeric(18, 4) NOT NULL,
	"tax" numeric(18, 4) NOT NULL,
	"withheld" numeric(18, 4) NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"base_currency" text NOT NULL,
	"base_total" numeric(18, 4),
	"rate_id" uuid,
	"is_self_billed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"paid" numeric(18, 4) DEFAULT '0' NOT NULL,
	"is_single_officer" boolean DEFAULT false NOT NULL,
	"last_editor_id" uuid,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reason" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payables_total" CHECK ("payables"."total" = "payables"."net" + "payables"."tax" - "payables"."withheld")
);
--> statement-breakpoint
ALTER TABLE "finance_events" ADD CONSTRAINT "finance_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_events" ADD CONSTRAINT "finance_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_events" ADD CONSTRAINT "finance_events_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_adjustments" ADD CONSTRAINT "payable_adjustments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_adjustments" ADD CONSTRAINT "payable_adjustments_vendor_id_users_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_adjustments" ADD CONSTRAINT "payable_adjustments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_adjustments" ADD CONSTRAINT "payable_adjustments_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_adjustments" ADD CONSTRAINT "payable_adjustments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_approvals" ADD CONSTRAINT "payable_approvals_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_approvals" ADD CONSTRAINT "payable_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_files" ADD CONSTRAINT "payable_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_files" ADD CONSTRAINT "payable_files_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_files" ADD CONSTRAINT "payable_files_vendor_id_users_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_files" ADD CONSTRAINT "payable_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_line_parts" ADD CONSTRAINT "payable_line_parts_line_id_payable_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."payable_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_line_parts" ADD CONSTRAINT "payable_line_parts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_lines" ADD CONSTRAINT "payable_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_lines" ADD CONSTRAINT "payable_lines_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_lines" ADD CONSTRAINT "payable_lines_adjustment_id_payable_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."payable_adjustments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_lines" ADD CONSTRAINT "payable_lines_tax_code_id_tax_codes_id_fk" FOREIGN KEY ("tax_code_id") REFERENCES "public"."tax_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_runs" ADD CONSTRAINT "payable_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_runs" ADD CONSTRAINT "payable_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_runs" ADD CONSTRAINT "payable_runs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_skips" ADD CONSTRAINT "payable_skips_run_id_payable_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payable_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_skips" ADD CONSTRAINT "payable_skips_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_skips" ADD CONSTRAINT "payable_skips_vendor_id_users_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_vendor_id_users_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_billing_version_id_billing_versions_id_fk" FOREIGN KEY ("billing_version_id") REFERENCES "public"."billing_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_run_id_payable_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payable_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_rate_id_exchange_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."exchange_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finance_events_document" ON "finance_events" USING btree ("document_id","position");--> statement-breakpoint
CREATE INDEX "payable_adjustments_vendor" ON "payable_adjustments" USING btree ("account_id","vendor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payable_approvals_present" ON "payable_approvals" USING btree ("payable_id","user_id") WHERE "payable_approvals"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payable_files_present" ON "payable_files" USING btree ("payable_id") WHERE "payable_files"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payable_files_number" ON "payable_files" USING btree ("vendor_id",lower("invoice_number")) WHERE "payable_files"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payable_line_parts_line" ON "payable_line_parts" USING btree ("line_id","display_order");--> statement-breakpoint
CREATE INDEX "payable_lines_payable" ON "payable_lines" USING btree ("payable_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "payable_lines_task" ON "payable_lines" USING btree ("task_id") WHERE "payable_lines"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payable_lines_adjustment" ON "payable_lines" USING btree ("adjustment_id") WHERE "payable_lines"."released_at" is null;--> statement-breakpoint
CREATE INDEX "payable_runs_account" ON "payable_runs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "payable_skips_carried" ON "payable_skips" USING btree ("task_id") WHERE "payable_skips"."reason" = 'CARRIED';--> statement-breakpoint
CREATE UNIQUE INDEX "payables_name" ON "payables" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "payables_created" ON "payables" USING btree ("account_id","created_at","number");--> statement-breakpoint
CREATE INDEX "payables_status" ON "payables" USING btree ("account_id","status","due_day");--> statement-breakpoint
CREATE INDEX "payables_vendor" ON "payables" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "payables_run" ON "payables" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "tasks_unbilled" ON "tasks" USING btree ("account_id","assignee_id","delivered_at") WHERE status = 'DELIVERED';--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_issued"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% are issued: they can’t be changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
CREATE TRIGGER "payables_kept" BEFORE DELETE ON "payables" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payables_final" BEFORE UPDATE ON "payables" FOR EACH ROW WHEN (
  ("old"."account_id", "old"."name", "old"."vendor_id", "old"."billing_version_id", "old"."run_id", "old"."created_by", "old"."currency", "old"."start_day", "old"."end_day", "old"."due_day", "old"."net", "old"."tax", "old"."withheld", "old"."total", "old"."base_currency", "old"."base_total", "old"."rate_id", "old"."is_self_billed", "old"."created_at")
  IS DISTINCT FROM
  ("new"."account_id", "new"."name", "new"."vendor_id", "new"."billing_version_id", "new"."run_id", "new"."created_by", "new"."currency", "new"."start_day", "new"."end_day", "new"."due_day", "new"."net", "new"."tax", "new"."withheld", "new"."total", "new"."base_currency", "new"."base_total", "new"."rate_id", "new"."is_self_billed", "new"."created_at")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payable_lines_kept" BEFORE DELETE ON "payable_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payable_lines_final" BEFORE UPDATE ON "payable_lines" FOR EACH ROW WHEN (
  "old"."released_at" IS NOT NULL OR
  ("old"."account_id", "old"."payable_id", "old"."position", "old"."kind", "old"."task_id", "old"."adjustment_id", "old"."name", "old"."net", "old"."tax", "old"."tax_code_id", "old"."delivered_at", "old"."is_carried_over")
  IS DISTINCT FROM
  ("new"."account_id", "new"."payable_id", "new"."position", "new"."kind", "new"."task_id", "new"."adjustment_id", "new"."name", "new"."net", "new"."tax", "new"."tax_code_id", "new"."delivered_at", "new"."is_carried_over")
) EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "payable_line_parts_final" BEFORE UPDATE OR DELETE ON "payable_line_parts" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE TRIGGER "finance_events_final" BEFORE UPDATE OR DELETE ON "finance_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();
--> statement-breakpoint
CREATE FUNCTION "require_sum_of_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  owner uuid := coalesce(to_jsonb(new) ->> 'payable_id', to_jsonb(new) ->> 'id')::uuid;
begin
  perform 1 from payables p
    where p.id = owner and (
      p.net <> (select coalesce(sum(l.net), 0) from payable_lines l where l.payable_id = p.id)
      or p.tax <> (select coalesce(sum(l.tax), 0) from payable_lines l where l.payable_id = p.id));
  if found then
    raise exception 'the lines of payable % don’t add up to it', owner using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payables_sum" AFTER INSERT ON "payables" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_lines"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payable_lines_sum" AFTER INSERT ON "payable_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_lines"();
--> statement-breakpoint
CREATE FUNCTION "require_sum_of_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  owner uuid := coalesce(to_jsonb(new) ->> 'line_id', to_jsonb(new) ->> 'id')::uuid;
begin
  perform 1 from payable_lines l
    where l.id = owner and l.kind = 'TASK' and l.net is distinct from
      (select coalesce(sum(p.total), 0) from payable_line_parts p where p.line_id = l.id);
  if found then
    raise exception 'the parts of payable line % don’t add up to it', owner using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payable_line_parts_sum" AFTER INSERT ON "payable_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_parts"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payable_line_parts_added" AFTER INSERT ON "payable_line_parts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_sum_of_parts"();
--> statement-breakpoint
CREATE FUNCTION "refuse_loss_of_billed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from payable_lines where task_id = old.id and released_at is null) then
    raise exception 'task % is on a payable: it can’t be deleted', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
CREATE TRIGGER "tasks_billed" BEFORE DELETE ON "tasks" FOR EACH ROW EXECUTE FUNCTION "refuse_loss_of_billed"();
