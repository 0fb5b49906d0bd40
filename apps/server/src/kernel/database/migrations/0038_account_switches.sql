ALTER TABLE "account_settings" ADD COLUMN "project_automation_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "ai_review_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "ai_spellcheck_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "send_learnt_to_kanban" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "custom_review_categorization_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "custom_review_category_only" boolean DEFAULT false NOT NULL;