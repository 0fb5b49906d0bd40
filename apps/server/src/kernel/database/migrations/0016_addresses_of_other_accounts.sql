DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "owns_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_in_account" ON "users" USING btree ("account_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."owns_email";