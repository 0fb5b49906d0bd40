ALTER TABLE "accounts" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "portal_logo" jsonb;