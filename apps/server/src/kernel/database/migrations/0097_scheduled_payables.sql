ALTER TABLE "payable_runs" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payables" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "schedules_payables_since" date;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "payable_terms_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "payable_runs" ADD COLUMN "scheduled_day" date;--> statement-breakpoint
CREATE UNIQUE INDEX "payable_runs_scheduled" ON "payable_runs" USING btree ("account_id","scheduled_day","start_day") WHERE "payable_runs"."scheduled_day" is not null;