CREATE TABLE "pipeline_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pipeline_runs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pipeline_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"decision" text NOT NULL,
	"chain" uuid[] NOT NULL,
	"ended_at" timestamp with time zone,
	"failed_action" integer,
	"error" text,
	"export_id" uuid
);
--> statement-breakpoint
CREATE TABLE "pipeline_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pipelines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"paused" text,
	"trigger" jsonb NOT NULL,
	"filter" text NOT NULL,
	"actions" jsonb NOT NULL,
	"owner_id" uuid NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pipeline_runs" ADD CONSTRAINT "pipeline_runs_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_settings" ADD CONSTRAINT "pipeline_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipelines" ADD CONSTRAINT "pipelines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipelines" ADD CONSTRAINT "pipelines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pipeline_runs_cause" ON "pipeline_runs" USING btree ("pipeline_id","cause","subject_id");--> statement-breakpoint
CREATE INDEX "pipeline_runs_log" ON "pipeline_runs" USING btree ("pipeline_id","number");--> statement-breakpoint
CREATE INDEX "pipeline_runs_counted" ON "pipeline_runs" USING btree ("pipeline_id","decision","ended_at");--> statement-breakpoint
CREATE INDEX "pipeline_runs_waiting" ON "pipeline_runs" USING btree ("number") WHERE "pipeline_runs"."decision" in ('WAITING', 'READY');--> statement-breakpoint
CREATE INDEX "pipeline_runs_at" ON "pipeline_runs" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "pipelines_name" ON "pipelines" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "pipelines_owner" ON "pipelines" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "pipelines_due" ON "pipelines" USING btree ("next_at") WHERE "pipelines"."next_at" is not null;