CREATE TABLE "recommendation_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid,
	"weights" jsonb NOT NULL,
	CONSTRAINT "recommendation_settings_of" UNIQUE NULLS NOT DISTINCT("account_id","org_unit_id")
);
--> statement-breakpoint
ALTER TABLE "recommendation_settings" ADD CONSTRAINT "recommendation_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_settings" ADD CONSTRAINT "recommendation_settings_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;