CREATE TABLE "ignored_issues" (
	"work_unit_id" uuid NOT NULL,
	"texts_hash" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"ignored_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ignored_issues_work_unit_id_texts_hash_key_pk" PRIMARY KEY("work_unit_id","texts_hash","key")
);
--> statement-breakpoint
ALTER TABLE "ignored_issues" ADD CONSTRAINT "ignored_issues_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ignored_issues" ADD CONSTRAINT "ignored_issues_ignored_by_users_id_fk" FOREIGN KEY ("ignored_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;