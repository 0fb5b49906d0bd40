CREATE TABLE "segment_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segment_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"segment_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"target" text NOT NULL,
	"confirmed" boolean NOT NULL,
	"origin" text,
	"match" smallint,
	"changed_at" timestamp with time zone,
	"changed_by" uuid,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segment_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"work_unit_id" uuid NOT NULL,
	"target_locale" text NOT NULL,
	"segment_id" bigint,
	"segment_key" text NOT NULL,
	"segment_index" integer NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"quote" text,
	"for_client" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "segment_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"comment_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "segment_versions" ADD CONSTRAINT "segment_versions_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_versions" ADD CONSTRAINT "segment_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_resource_id_project_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."project_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_messages" ADD CONSTRAINT "segment_messages_comment_id_segment_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."segment_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_messages" ADD CONSTRAINT "segment_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "segment_versions_segment" ON "segment_versions" USING btree ("segment_id","id");--> statement-breakpoint
CREATE INDEX "segment_comments_account" ON "segment_comments" USING btree ("account_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "segment_comments_project" ON "segment_comments" USING btree ("project_id","changed_at");--> statement-breakpoint
CREATE INDEX "segment_comments_resource" ON "segment_comments" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "segment_comments_work_unit" ON "segment_comments" USING btree ("work_unit_id");--> statement-breakpoint
CREATE INDEX "segment_comments_segment" ON "segment_comments" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "segment_messages_comment" ON "segment_messages" USING btree ("comment_id","created_at");--> statement-breakpoint
CREATE FUNCTION "keep_segment_version"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Of what one person types in one go the last text alone is a version.
  if old.origin = 'HUMAN' and new.origin = 'HUMAN' and not old.confirmed and old.updated_by = new.updated_by
    and old.updated_at > new.updated_at - interval '10 minutes' then
    return null;
  end if;
  insert into segment_versions (segment_id, version, target, confirmed, origin, match, changed_at, changed_by, replaced_at)
  values (old.id, old.version, old.target, old.confirmed, old.origin, old.match, old.updated_at, old.updated_by, now());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "segments_versions" AFTER UPDATE ON "segments" FOR EACH ROW
  WHEN (old.target <> '' and (old.target <> new.target or old.updated_by is distinct from new.updated_by))
  EXECUTE FUNCTION "keep_segment_version"();
--> statement-breakpoint
CREATE FUNCTION "resolve_source_issues"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update segment_comments set status = 'RESOLVED', resolved_at = now(), resolved_by = null, changed_at = now()
  where segment_id = new.id and kind = 'SOURCE_ISSUE' and status <> 'RESOLVED';
  return null;
end $$;
--> statement-breakpoint
-- A new version of the file has answered what was wrong in the source.
CREATE TRIGGER "segments_source_issues" AFTER UPDATE OF "source" ON "segments" FOR EACH ROW
  WHEN (old.source <> new.source) EXECUTE FUNCTION "resolve_source_issues"();
