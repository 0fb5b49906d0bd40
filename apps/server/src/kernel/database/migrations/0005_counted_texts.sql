ALTER TABLE "logfile_segments" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "logfile_segments" ADD COLUMN "position" integer;