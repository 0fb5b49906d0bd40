ALTER TABLE "resource_changes" ADD COLUMN "impersonator_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "impersonator_id" uuid;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "impersonator_id" uuid;--> statement-breakpoint
ALTER TABLE "resource_changes" ADD CONSTRAINT "resource_changes_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;