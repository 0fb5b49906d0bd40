ALTER TABLE "projects" ADD COLUMN "costs_cause" jsonb;--> statement-breakpoint
ALTER TABLE "work_units" ADD COLUMN "genesis_cause" jsonb;--> statement-breakpoint
ALTER TABLE "work_units" ADD COLUMN "translation_cause" jsonb;--> statement-breakpoint
ALTER TABLE "task_events" ADD COLUMN "impersonator_id" uuid;--> statement-breakpoint
ALTER TABLE "logfiles" ADD COLUMN "failure_cause" jsonb;--> statement-breakpoint
ALTER TABLE "resource_change_units" ADD COLUMN "failure_cause" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "error_cause" jsonb;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_changes" DROP COLUMN "previous_file_key";