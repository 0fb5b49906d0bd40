CREATE TABLE "sso_connections" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"url_key" text NOT NULL,
	"protocol" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text,
	"secret_hint" text,
	"email_claim" text NOT NULL,
	"name_claim" text NOT NULL,
	"groups_claim" text NOT NULL,
	"creates_people" boolean NOT NULL,
	"default_role" text,
	"default_org_unit_ids" uuid[] DEFAULT '{}' NOT NULL,
	"mappings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tried_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sso_domains" (
	"account_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"found" jsonb,
	"lookup_failed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sso_domains_account_id_domain_pk" PRIMARY KEY("account_id","domain")
);
--> statement-breakpoint
CREATE TABLE "sso_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"callback_url" text NOT NULL,
	"return_to" text,
	"trial_by" uuid,
	"report" jsonb,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_states" ADD CONSTRAINT "sso_states_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_states" ADD CONSTRAINT "sso_states_trial_by_users_id_fk" FOREIGN KEY ("trial_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_connections_url_key" ON "sso_connections" USING btree ("url_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_domains_domain" ON "sso_domains" USING btree ("domain") WHERE "sso_domains"."verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_states_hash" ON "sso_states" USING btree ("state_hash");