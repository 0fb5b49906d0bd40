ALTER TABLE "org_units" ADD COLUMN "allows_additions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "project_resources" ADD COLUMN "added_at" timestamp with time zone;