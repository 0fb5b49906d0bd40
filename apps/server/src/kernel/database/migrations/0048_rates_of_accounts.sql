ALTER TABLE "user_rate_details" ADD COLUMN "account_id" uuid;--> statement-breakpoint
UPDATE "user_rate_details" SET "account_id" = "users"."account_id" FROM "user_rates" INNER JOIN "users" ON "users"."id" = "user_rates"."user_id" WHERE "user_rates"."id" = "user_rate_details"."user_rate_id";--> statement-breakpoint
ALTER TABLE "user_rate_details" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_rate_details" ADD CONSTRAINT "user_rate_details_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_rate_details_account" ON "user_rate_details" USING btree ("account_id","source_locale","target_locale","workflow_id","word_rate","id");