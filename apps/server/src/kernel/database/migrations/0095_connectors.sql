CREATE TABLE "connector_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"window_at" timestamp with time zone NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "connector_configs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"fields" jsonb NOT NULL,
	"secrets" text NOT NULL,
	"repositories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"owner_id" uuid,
	"is_sign_in_refused" boolean DEFAULT false NOT NULL,
	"failures_in_row" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connector_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"config_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connector_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"config_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"place" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" text NOT NULL,
	"taken_version" text,
	"content_hash" text,
	"is_gone" boolean DEFAULT false NOT NULL,
	"project_id" uuid,
	"resource_id" uuid,
	"seen_at" timestamp with time zone NOT NULL,
	"seen_by" uuid
);
--> statement-breakpoint
CREATE TABLE "connector_run_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "connector_run_items_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"locale" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"message" text,
	"words" integer,
	"project_id" uuid,
	"target_id" uuid,
	"url" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connector_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "connector_runs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"trigger" text NOT NULL,
	"is_dry_run" boolean DEFAULT false NOT NULL,
	"params" jsonb NOT NULL,
	"status" text DEFAULT 'RUNNING' NOT NULL,
	"job_id" uuid,
	"cursor" text,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"waits_until" timestamp with time zone,
	"fault" text,
	"message" text,
	"url" text,
	"started_by" uuid,
	"parent_id" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "connector_targets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"work_unit_id" uuid,
	"remote_key" text,
	"url" text,
	"remote_hash" text,
	"sent_hash" text,
	"intended_hash" text,
	"delivered_at" timestamp with time zone,
	"held_version" text,
	"overwrites" text,
	"keeps_theirs" text
);
--> statement-breakpoint
ALTER TABLE "connector_configs" ADD CONSTRAINT "connector_configs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_configs" ADD CONSTRAINT "connector_configs_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_configs" ADD CONSTRAINT "connector_configs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_groups" ADD CONSTRAINT "connector_groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_groups" ADD CONSTRAINT "connector_groups_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_items" ADD CONSTRAINT "connector_items_config_id_connector_configs_id_fk" FOREIGN KEY ("config_id") REFERENCES "public"."connector_configs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_items" ADD CONSTRAINT "connector_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_items" ADD CONSTRAINT "connector_items_resource_id_project_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."project_resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_run_items" ADD CONSTRAINT "connector_run_items_run_id_connector_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."connector_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_runs" ADD CONSTRAINT "connector_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_runs" ADD CONSTRAINT "connector_runs_config_id_connector_configs_id_fk" FOREIGN KEY ("config_id") REFERENCES "public"."connector_configs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_runs" ADD CONSTRAINT "connector_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_targets" ADD CONSTRAINT "connector_targets_item_id_connector_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."connector_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_targets" ADD CONSTRAINT "connector_targets_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connector_configs_default" ON "connector_configs" USING btree ("org_unit_id","kind") WHERE "connector_configs"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "connector_configs_name" ON "connector_configs" USING btree ("account_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "connector_configs_due" ON "connector_configs" USING btree ("next_at") WHERE "connector_configs"."next_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "connector_groups_name" ON "connector_groups" USING btree ("account_id","kind",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "connector_items_key" ON "connector_items" USING btree ("config_id","key");--> statement-breakpoint
CREATE INDEX "connector_items_project" ON "connector_items" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "connector_items_resource" ON "connector_items" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connector_run_items_key" ON "connector_run_items" USING btree ("run_id","key","locale");--> statement-breakpoint
CREATE INDEX "connector_run_items_run" ON "connector_run_items" USING btree ("run_id","number");--> statement-breakpoint
CREATE INDEX "connector_runs_config" ON "connector_runs" USING btree ("config_id","number");--> statement-breakpoint
CREATE INDEX "connector_runs_account" ON "connector_runs" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "connector_runs_waiting" ON "connector_runs" USING btree ("waits_until") WHERE "connector_runs"."waits_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "connector_targets_locale" ON "connector_targets" USING btree ("item_id","locale");--> statement-breakpoint
CREATE INDEX "connector_targets_work_unit" ON "connector_targets" USING btree ("work_unit_id");