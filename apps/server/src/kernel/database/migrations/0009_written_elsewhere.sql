ALTER TABLE "translation_unit_targets" ADD COLUMN "written_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "translation_unit_targets" ADD COLUMN "written_by" text;