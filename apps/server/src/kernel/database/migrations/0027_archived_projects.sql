DROP INDEX "projects_created";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" USING btree ("account_id","created_at","id") WHERE "projects"."archived_at" is null;