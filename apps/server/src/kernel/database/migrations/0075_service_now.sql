CREATE TABLE "service_now_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"org_unit_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_now_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"task_number" text NOT NULL,
	"project_id" uuid NOT NULL,
	"target_locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_now_settings" ADD CONSTRAINT "service_now_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_now_settings" ADD CONSTRAINT "service_now_settings_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_now_tasks" ADD CONSTRAINT "service_now_tasks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_now_tasks" ADD CONSTRAINT "service_now_tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_now_tasks_number" ON "service_now_tasks" USING btree ("account_id","task_number");--> statement-breakpoint
CREATE INDEX "service_now_tasks_project" ON "service_now_tasks" USING btree ("project_id");