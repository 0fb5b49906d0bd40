CREATE TABLE "segment_bookmarks" (
	"user_id" uuid NOT NULL,
	"segment_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "segment_bookmarks_user_id_segment_id_pk" PRIMARY KEY("user_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "check_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid,
	"project_id" uuid,
	"target_locale" text,
	"levels" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_profiles_of" UNIQUE NULLS NOT DISTINCT("account_id","org_unit_id","project_id","target_locale")
);
--> statement-breakpoint
CREATE TABLE "text_change_rows" (
	"change_id" uuid NOT NULL,
	"segment_id" bigint NOT NULL,
	"target" text NOT NULL,
	"confirmed" boolean NOT NULL,
	"origin" text,
	"match" smallint,
	"version" integer NOT NULL,
	CONSTRAINT "text_change_rows_change_id_segment_id_pk" PRIMARY KEY("change_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "text_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"input" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"left_out" jsonb DEFAULT '[]' NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	"restored" integer
);
--> statement-breakpoint
ALTER TABLE "segment_bookmarks" ADD CONSTRAINT "segment_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_bookmarks" ADD CONSTRAINT "segment_bookmarks_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_profiles" ADD CONSTRAINT "check_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_profiles" ADD CONSTRAINT "check_profiles_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_profiles" ADD CONSTRAINT "check_profiles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_change_rows" ADD CONSTRAINT "text_change_rows_change_id_text_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."text_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_change_rows" ADD CONSTRAINT "text_change_rows_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_changes" ADD CONSTRAINT "text_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_changes" ADD CONSTRAINT "text_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_changes" ADD CONSTRAINT "text_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_changes" ADD CONSTRAINT "text_changes_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "segment_bookmarks_segment" ON "segment_bookmarks" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "check_profiles_project" ON "check_profiles" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "text_change_rows_segment" ON "text_change_rows" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "text_changes_project" ON "text_changes" USING btree ("project_id","created_at");