CREATE TABLE "billing_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"shown" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"secret" text NOT NULL,
	"created_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invoicing_periodicity" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invoicing_day_of_month" integer;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "payout_confirmation_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_versions" ADD CONSTRAINT "billing_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_versions" ADD CONSTRAINT "billing_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_versions" ADD CONSTRAINT "billing_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_versions" ADD CONSTRAINT "billing_versions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_versions_user" ON "billing_versions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_versions_in_force" ON "billing_versions" USING btree ("user_id","kind") WHERE "billing_versions"."status" = 'IN_FORCE';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_versions_pending" ON "billing_versions" USING btree ("user_id","kind") WHERE "billing_versions"."status" = 'PENDING';