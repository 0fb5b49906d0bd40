ALTER TABLE "account_settings" ADD COLUMN "require_context_tm_matching" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "costs_logfile_type" text DEFAULT 'BY_STATUS' NOT NULL;--> statement-breakpoint
ALTER TABLE "translation_memories" ADD COLUMN "require_context" boolean DEFAULT false NOT NULL;