CREATE TABLE "project_routings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"source_locale" text NOT NULL,
	"is_exclusive" boolean NOT NULL,
	"units" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "routed_projects" (
	"base_project_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "routed_projects_base_project_id_project_id_pk" PRIMARY KEY("base_project_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "routed_requests" (
	"base_project_id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_routings" ADD CONSTRAINT "project_routings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routed_projects" ADD CONSTRAINT "routed_projects_base_project_id_routed_requests_base_project_id_fk" FOREIGN KEY ("base_project_id") REFERENCES "public"."routed_requests"("base_project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routed_projects" ADD CONSTRAINT "routed_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routed_requests" ADD CONSTRAINT "routed_requests_base_project_id_projects_id_fk" FOREIGN KEY ("base_project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_routings_name" ON "project_routings" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "routed_projects_project" ON "routed_projects" USING btree ("project_id");