ALTER TABLE "account_settings" ADD COLUMN "stop_loss_hours" integer DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "stop_loss_minimum_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "stop_loss_reason_required" boolean DEFAULT false NOT NULL;