ALTER TABLE "open_pages" ADD COLUMN "segment_id" bigint;--> statement-breakpoint
ALTER TABLE "open_pages" ADD COLUMN "writes_until" timestamp with time zone;