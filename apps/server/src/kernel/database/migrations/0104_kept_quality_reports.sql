CREATE TABLE "kept_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"schedule_id" uuid,
	"due_at" timestamp with time zone,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"summary" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"grouping" text NOT NULL,
	"months" integer NOT NULL,
	"frequency" text NOT NULL,
	"timezone" text NOT NULL,
	"query" jsonb NOT NULL,
	"reader_ids" uuid[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_reports" ADD CONSTRAINT "kept_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_reports" ADD CONSTRAINT "kept_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_reports" ADD CONSTRAINT "kept_reports_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_reports_owner" ON "kept_reports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "kept_reports_account" ON "kept_reports" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_reports_schedule" ON "kept_reports" USING btree ("schedule_id","owner_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_schedules_name" ON "report_schedules" USING btree ("author_id","name");--> statement-breakpoint
CREATE INDEX "report_schedules_account" ON "report_schedules" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("next_at") WHERE "report_schedules"."next_at" is not null;