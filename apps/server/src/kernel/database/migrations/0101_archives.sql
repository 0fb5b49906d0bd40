CREATE TABLE "archives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"not_taken" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_archives" (
	"project_id" uuid NOT NULL,
	"archive_id" uuid NOT NULL,
	CONSTRAINT "project_archives_project_id_archive_id_pk" PRIMARY KEY("project_id","archive_id")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "archive_id" uuid;--> statement-breakpoint
ALTER TABLE "project_archives" ADD CONSTRAINT "project_archives_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_archives" ADD CONSTRAINT "project_archives_archive_id_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archives_created" ON "archives" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "project_archives_archive" ON "project_archives" USING btree ("archive_id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_archive_id_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_archive" ON "uploads" USING btree ("archive_id");