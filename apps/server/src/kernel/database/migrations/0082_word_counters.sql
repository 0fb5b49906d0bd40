ALTER TABLE "org_units" ADD COLUMN "word_counter" text;--> statement-breakpoint
-- What there is keeps the counter that it has had; what comes counts as Word does.
ALTER TABLE "account_settings" ADD COLUMN "word_counter" text DEFAULT 'PLAIN' NOT NULL;--> statement-breakpoint
INSERT INTO "account_settings" ("account_id") SELECT "id" FROM "accounts" ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "account_settings" ALTER COLUMN "word_counter" SET DEFAULT 'WORD';--> statement-breakpoint
ALTER TABLE "logfile_segments" ADD COLUMN "words_by_word" integer;--> statement-breakpoint
ALTER TABLE "logfile_segments" ADD COLUMN "words_by_gmx_v" integer;--> statement-breakpoint
ALTER TABLE "logfile_segments" ADD COLUMN "words_by_plain" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "word_counter" text DEFAULT 'PLAIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "word_counter" SET DEFAULT 'WORD';
