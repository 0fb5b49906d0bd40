CREATE TABLE "external_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"system" text NOT NULL,
	"realm" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"external_id" text NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"external_amount" numeric(18, 4) NOT NULL,
	"day" date,
	"reference" text DEFAULT '' NOT NULL,
	"cause" text,
	"since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "xero_connections" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"organization" jsonb,
	"organizations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"access_token" text,
	"access_ends_at" timestamp with time zone,
	"refresh_token" text,
	"connected_by" uuid,
	"connected_at" timestamp with time zone NOT NULL,
	"mapping" jsonb DEFAULT '{"taxes":[],"bankAccounts":[]}'::jsonb NOT NULL,
	"position" bigint NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"last_synced_at" timestamp with time zone,
	"next_sync_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone,
	"problem" text,
	"problem_detail" text,
	"problem_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"call_day" date,
	"calls_today" integer DEFAULT 0 NOT NULL,
	"minute_at" timestamp with time zone,
	"calls_in_minute" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"holder" uuid,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "xero_contacts" (
	"account_id" uuid NOT NULL,
	"organization_id" text NOT NULL,
	"party_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"contact_id" text,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "xero_contacts_account_id_organization_id_party_id_pk" PRIMARY KEY("account_id","organization_id","party_id")
);
--> statement-breakpoint
CREATE TABLE "xero_hooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"category" text NOT NULL,
	"resource_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "xero_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "xero_queue_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"what" text NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"is_replacing" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "xero_syncs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"sent" integer NOT NULL,
	"received" integer NOT NULL,
	"held" integer NOT NULL,
	"failed" integer NOT NULL,
	"problem" text,
	"detail" text
);
--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "xero_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "tracking_category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "external_links" ADD CONSTRAINT "external_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xero_connections" ADD CONSTRAINT "xero_connections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xero_connections" ADD CONSTRAINT "xero_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xero_contacts" ADD CONSTRAINT "xero_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xero_hooks" ADD CONSTRAINT "xero_hooks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xero_queue" ADD CONSTRAINT "xero_queue_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xero_syncs" ADD CONSTRAINT "xero_syncs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "external_links_live" ON "external_links" USING btree ("account_id","system","realm","document_id","part") WHERE "external_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "external_links_external" ON "external_links" USING btree ("account_id","external_id");--> statement-breakpoint
CREATE INDEX "external_links_differing" ON "external_links" USING btree ("account_id","since") WHERE "external_links"."cause" is not null and "external_links"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "xero_hooks_resource" ON "xero_hooks" USING btree ("account_id","category","resource_id");--> statement-breakpoint
CREATE INDEX "xero_queue_account" ON "xero_queue" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "xero_queue_document" ON "xero_queue" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "xero_syncs_account" ON "xero_syncs" USING btree ("account_id","started_at" desc);