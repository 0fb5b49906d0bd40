CREATE TABLE "language_mappings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "language_mappings" ADD CONSTRAINT "language_mappings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "language_mappings_code" ON "language_mappings" USING btree ("account_id",replace(lower("code"), '_', '-'));--> statement-breakpoint
CREATE UNIQUE INDEX "language_mappings_language" ON "language_mappings" USING btree ("account_id","language");