ALTER TABLE "pipelines" ADD COLUMN "runs_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "pipelines" SET "runs_since" = "created_at";
