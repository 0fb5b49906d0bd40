CREATE TABLE "finding_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"finding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quality_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"segment_id" bigint NOT NULL,
	"segment_index" integer NOT NULL,
	"words" integer NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"side" text DEFAULT 'TARGET' NOT NULL,
	"range_start" integer,
	"range_end" integer,
	"quote" text,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"weight" numeric(9, 3) NOT NULL,
	"affects_score" boolean NOT NULL,
	"is_repeated" boolean DEFAULT false NOT NULL,
	"repeated_of" uuid,
	"comment" text DEFAULT '' NOT NULL,
	"suggestion" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"outcome" text,
	"original_category" text,
	"original_severity" text,
	"offered_category" text,
	"offered_severity" text,
	"rounds" integer DEFAULT 0 NOT NULL,
	"disputed_at" timestamp with time zone,
	"reply_by" timestamp with time zone,
	"waiting_at" timestamp with time zone,
	"reason" text,
	"decided_by" uuid,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quality_month_categories" (
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"is_closed" boolean NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"source_locale" text NOT NULL,
	"target_locale" text NOT NULL,
	"workflow" text NOT NULL,
	"translator_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"findings" integer NOT NULL,
	"points" numeric NOT NULL,
	CONSTRAINT "quality_month_categories_account_id_month_is_closed_org_unit_id_source_locale_target_locale_workflow_translator_id_reviewer_id_category_severity_pk" PRIMARY KEY("account_id","month","is_closed","org_unit_id","source_locale","target_locale","workflow","translator_id","reviewer_id","category","severity")
);
--> statement-breakpoint
CREATE TABLE "quality_months" (
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"is_closed" boolean NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"source_locale" text NOT NULL,
	"target_locale" text NOT NULL,
	"workflow" text NOT NULL,
	"translator_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"reviews" integer NOT NULL,
	"words" bigint NOT NULL,
	"points" numeric NOT NULL,
	"findings" integer NOT NULL,
	"disputes" integer NOT NULL,
	"overturned" integer NOT NULL,
	"failed" integer NOT NULL,
	"changed_segments" bigint NOT NULL,
	"segments" bigint NOT NULL,
	"days" numeric NOT NULL,
	CONSTRAINT "quality_months_account_id_month_is_closed_org_unit_id_source_locale_target_locale_workflow_translator_id_reviewer_id_pk" PRIMARY KEY("account_id","month","is_closed","org_unit_id","source_locale","target_locale","workflow","translator_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "quality_places" (
	"account_id" uuid NOT NULL,
	"level" text NOT NULL,
	"place_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "quality_places_account_id_level_place_id_pk" PRIMARY KEY("account_id","level","place_id")
);
--> statement-breakpoint
CREATE TABLE "quality_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quality_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "quality_reviews_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"work_unit_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"review_task_id" uuid NOT NULL,
	"translator_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_locale" text NOT NULL,
	"target_locale" text NOT NULL,
	"workflow" text NOT NULL,
	"review_workflow" text NOT NULL,
	"begin_index" integer NOT NULL,
	"end_index" integer,
	"profile" jsonb NOT NULL,
	"sample" integer[],
	"reviewed_words" integer NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"basis" text DEFAULT 'FINDINGS' NOT NULL,
	"points" numeric DEFAULT '0' NOT NULL,
	"provisional_points" numeric DEFAULT '0' NOT NULL,
	"score" numeric(5, 2),
	"provisional_score" numeric(5, 2),
	"result" text DEFAULT 'NONE' NOT NULL,
	"is_sample_too_small" boolean NOT NULL,
	"kept_share" numeric(5, 2),
	"findings" integer DEFAULT 0 NOT NULL,
	"open_findings" integer DEFAULT 0 NOT NULL,
	"disputed_findings" integer DEFAULT 0 NOT NULL,
	"disputes" integer DEFAULT 0 NOT NULL,
	"overturned" integer DEFAULT 0 NOT NULL,
	"totals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"summary" jsonb,
	"feedback" text DEFAULT '' NOT NULL,
	"reason" text,
	"reply_by" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"compared_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"code" text NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"parent" text,
	"active" boolean DEFAULT true NOT NULL,
	"affects_score" boolean DEFAULT true NOT NULL,
	"weight" numeric(9, 3) DEFAULT '1' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"segment_id" bigint NOT NULL,
	"segment_index" integer NOT NULL,
	"words" integer NOT NULL,
	"source" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"modified_words" integer NOT NULL,
	"in_sample" boolean NOT NULL,
	"finding_id" uuid,
	"compared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "categorization_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_messages" ADD CONSTRAINT "finding_messages_finding_id_quality_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."quality_findings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_messages" ADD CONSTRAINT "finding_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_findings" ADD CONSTRAINT "quality_findings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_findings" ADD CONSTRAINT "quality_findings_review_id_quality_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."quality_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_findings" ADD CONSTRAINT "quality_findings_repeated_of_quality_findings_id_fk" FOREIGN KEY ("repeated_of") REFERENCES "public"."quality_findings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_findings" ADD CONSTRAINT "quality_findings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_findings" ADD CONSTRAINT "quality_findings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_places" ADD CONSTRAINT "quality_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_profiles" ADD CONSTRAINT "quality_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_reviews" ADD CONSTRAINT "quality_reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_reviews" ADD CONSTRAINT "quality_reviews_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_reviews" ADD CONSTRAINT "quality_reviews_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_reviews" ADD CONSTRAINT "quality_reviews_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_reviews" ADD CONSTRAINT "quality_reviews_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_reviews" ADD CONSTRAINT "quality_reviews_review_task_id_tasks_id_fk" FOREIGN KEY ("review_task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_reviews" ADD CONSTRAINT "quality_reviews_translator_id_users_id_fk" FOREIGN KEY ("translator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_reviews" ADD CONSTRAINT "quality_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_categories" ADD CONSTRAINT "review_categories_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_changes" ADD CONSTRAINT "review_changes_review_id_quality_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."quality_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_changes" ADD CONSTRAINT "review_changes_finding_id_quality_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."quality_findings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_messages_finding" ON "finding_messages" USING btree ("finding_id","at");--> statement-breakpoint
CREATE INDEX "quality_findings_review" ON "quality_findings" USING btree ("review_id","segment_index");--> statement-breakpoint
CREATE INDEX "quality_findings_waiting" ON "quality_findings" USING btree ("reply_by") WHERE "quality_findings"."state" in ('OPEN', 'DISPUTED');--> statement-breakpoint
CREATE INDEX "quality_findings_category" ON "quality_findings" USING btree ("account_id","category");--> statement-breakpoint
CREATE UNIQUE INDEX "quality_profiles_name" ON "quality_profiles" USING btree ("account_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "quality_reviews_tasks" ON "quality_reviews" USING btree ("task_id","review_task_id");--> statement-breakpoint
CREATE INDEX "quality_reviews_review_task" ON "quality_reviews" USING btree ("review_task_id");--> statement-breakpoint
CREATE INDEX "quality_reviews_created" ON "quality_reviews" USING btree ("account_id","created_at","number");--> statement-breakpoint
CREATE INDEX "quality_reviews_status" ON "quality_reviews" USING btree ("account_id","status","created_at");--> statement-breakpoint
CREATE INDEX "quality_reviews_submitted" ON "quality_reviews" USING btree ("account_id","submitted_at");--> statement-breakpoint
CREATE INDEX "quality_reviews_translator" ON "quality_reviews" USING btree ("translator_id","closed_at");--> statement-breakpoint
CREATE INDEX "quality_reviews_reviewer" ON "quality_reviews" USING btree ("reviewer_id","created_at");--> statement-breakpoint
CREATE INDEX "quality_reviews_project" ON "quality_reviews" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "quality_reviews_work_unit" ON "quality_reviews" USING btree ("work_unit_id");--> statement-breakpoint
CREATE INDEX "quality_reviews_waiting" ON "quality_reviews" USING btree ("reply_by") WHERE "quality_reviews"."status" = 'SUBMITTED';--> statement-breakpoint
CREATE UNIQUE INDEX "review_categories_code" ON "review_categories" USING btree ("account_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "review_changes_segment" ON "review_changes" USING btree ("review_id","segment_index");--> statement-breakpoint
CREATE INDEX "quality_findings_repeated" ON "quality_findings" USING btree ("repeated_of");--> statement-breakpoint
CREATE INDEX "review_changes_finding" ON "review_changes" USING btree ("finding_id");--> statement-breakpoint
CREATE FUNCTION "count_quality_review"("r" quality_reviews, "sign" integer) RETURNS void LANGUAGE plpgsql AS $$
declare
  closed boolean := r.status = 'CLOSED';
  first_day date := date_trunc('month', r.submitted_at at time zone 'UTC')::date;
begin
  insert into quality_months as m (account_id, month, is_closed, org_unit_id, source_locale, target_locale, workflow,
      translator_id, reviewer_id, reviews, words, points, findings, disputes, overturned, failed, changed_segments,
      segments, days)
    values (r.account_id, first_day, closed, r.org_unit_id, r.source_locale, r.target_locale, r.workflow, r.translator_id,
      r.reviewer_id, sign, sign * r.reviewed_words, sign * r.provisional_points, sign * r.findings, sign * r.disputes,
      sign * r.overturned, sign * (r.result = 'FAIL')::int,
      sign * coalesce((r.summary ->> 'changedSegments')::bigint, 0),
      sign * coalesce((r.summary ->> 'totalSegments')::bigint, 0),
      sign * case when closed then extract(epoch from r.closed_at - r.submitted_at) / 86400 else 0 end)
    on conflict (account_id, month, is_closed, org_unit_id, source_locale, target_locale, workflow, translator_id,
      reviewer_id) do update set
      reviews = m.reviews + excluded.reviews, words = m.words + excluded.words, points = m.points + excluded.points,
      findings = m.findings + excluded.findings, disputes = m.disputes + excluded.disputes,
      overturned = m.overturned + excluded.overturned, failed = m.failed + excluded.failed,
      changed_segments = m.changed_segments + excluded.changed_segments, segments = m.segments + excluded.segments,
      days = m.days + excluded.days;
  insert into quality_month_categories as m (account_id, month, is_closed, org_unit_id, source_locale, target_locale,
      workflow, translator_id, reviewer_id, category, severity, findings, points)
    select r.account_id, first_day, closed, r.org_unit_id, r.source_locale, r.target_locale, r.workflow, r.translator_id,
      r.reviewer_id, t.category, t.severity, sign * t.findings, sign * t.points
    from jsonb_to_recordset(r.totals) as t (category text, severity text, findings int, points numeric)
    on conflict (account_id, month, is_closed, org_unit_id, source_locale, target_locale, workflow, translator_id,
      reviewer_id, category, severity) do update set
      findings = m.findings + excluded.findings, points = m.points + excluded.points;
  if sign < 0 then
    delete from quality_months m where m.account_id = r.account_id and m.month = first_day and m.is_closed = closed
      and m.org_unit_id = r.org_unit_id and m.source_locale = r.source_locale and m.target_locale = r.target_locale
      and m.workflow = r.workflow and m.translator_id = r.translator_id and m.reviewer_id = r.reviewer_id
      and m.reviews = 0;
    delete from quality_month_categories m where m.account_id = r.account_id and m.month = first_day
      and m.is_closed = closed and m.org_unit_id = r.org_unit_id and m.source_locale = r.source_locale
      and m.target_locale = r.target_locale and m.workflow = r.workflow and m.translator_id = r.translator_id
      and m.reviewer_id = r.reviewer_id and m.findings = 0;
  end if;
end $$;
--> statement-breakpoint
CREATE FUNCTION "keep_quality_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  counted_before boolean := tg_op <> 'INSERT' and old.submitted_at is not null and old.basis = 'FINDINGS';
  counted_now boolean := tg_op <> 'DELETE' and new.submitted_at is not null and new.basis = 'FINDINGS';
begin
  if not counted_before and not counted_now then
    return null;
  end if;
  -- One after the other within an account: two changes never wait for each other's sums.
  perform pg_advisory_xact_lock(hashtextextended('quality sums ' || coalesce(new.account_id, old.account_id), 0));
  if counted_before then
    perform count_quality_review(old, -1);
  end if;
  if counted_now then
    perform count_quality_review(new, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "quality_reviews_sums" AFTER INSERT OR UPDATE OR DELETE ON "quality_reviews" FOR EACH ROW EXECUTE FUNCTION "keep_quality_sums"();
