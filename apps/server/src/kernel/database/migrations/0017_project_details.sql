ALTER TABLE "projects" ADD COLUMN "purchase_order" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "key_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;