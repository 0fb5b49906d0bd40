ALTER TABLE "contracts" ADD COLUMN "line_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "contract_introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "contracts_in_profile" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_line" ON "contracts" USING btree ("line_id","version");