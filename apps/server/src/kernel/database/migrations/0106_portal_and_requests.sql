CREATE TABLE "portal_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"org_unit_ids" uuid[] DEFAULT '{}' NOT NULL,
	"formality" text DEFAULT 'Neutral' NOT NULL,
	"tone" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connector_exchanges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"config_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"url" text NOT NULL,
	"status" integer,
	"ms" integer NOT NULL,
	"size" integer NOT NULL,
	"sent" text NOT NULL,
	"received" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connector_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"requester_id" uuid,
	"pieces" jsonb NOT NULL,
	"target_locales" text[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"run_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal_settings" ADD CONSTRAINT "portal_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_exchanges" ADD CONSTRAINT "connector_exchanges_config_id_connector_configs_id_fk" FOREIGN KEY ("config_id") REFERENCES "public"."connector_configs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_requests" ADD CONSTRAINT "connector_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_requests" ADD CONSTRAINT "connector_requests_config_id_connector_configs_id_fk" FOREIGN KEY ("config_id") REFERENCES "public"."connector_configs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_requests" ADD CONSTRAINT "connector_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_requests" ADD CONSTRAINT "connector_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_requests" ADD CONSTRAINT "connector_requests_run_id_connector_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."connector_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connector_exchanges_config" ON "connector_exchanges" USING btree ("config_id","at");--> statement-breakpoint
CREATE INDEX "connector_exchanges_at" ON "connector_exchanges" USING btree ("at");--> statement-breakpoint
CREATE INDEX "connector_requests_account" ON "connector_requests" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "connector_requests_config" ON "connector_requests" USING btree ("config_id","created_at");