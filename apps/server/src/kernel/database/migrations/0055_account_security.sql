CREATE TABLE "account_security" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"idle_minutes" integer NOT NULL,
	"absolute_hours" integer NOT NULL,
	"sign_in_methods" text[],
	"second_factor_from" timestamp with time zone,
	"allowed_addresses" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_security" ADD CONSTRAINT "account_security_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;