CREATE TABLE "import_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"size" bigint NOT NULL,
	"import_file_key" text,
	"kind" text NOT NULL,
	"choice" jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"plan" jsonb,
	"result" jsonb,
	"made" jsonb,
	"kept" jsonb,
	"job_id" uuid
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"account_id" uuid NOT NULL,
	"area" text NOT NULL,
	"said" text NOT NULL,
	"means" text NOT NULL,
	CONSTRAINT "import_mappings_account_id_area_said_pk" PRIMARY KEY("account_id","area","said")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"source_locale" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"job_id" uuid,
	"not_taken" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_files_position" ON "import_files" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "import_files_job" ON "import_files" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "imports_creator" ON "imports" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "imports_account" ON "imports" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_job" ON "imports" USING btree ("job_id");