CREATE TABLE "mt_engines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"model" text,
	"source_locale" text,
	"target_locale" text,
	"position" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"prompt" text,
	"monthly_characters" integer,
	"price_per_million" double precision,
	"failing_since" timestamp with time zone,
	"problem" text,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mt_usage" (
	"engine_id" uuid NOT NULL,
	"month" text NOT NULL,
	"characters" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "mt_usage_engine_id_month_pk" PRIMARY KEY("engine_id","month")
);
--> statement-breakpoint
ALTER TABLE "mt_engines" ADD CONSTRAINT "mt_engines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mt_engines" ADD CONSTRAINT "mt_engines_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mt_engines" ADD CONSTRAINT "mt_engines_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mt_usage" ADD CONSTRAINT "mt_usage_engine_id_mt_engines_id_fk" FOREIGN KEY ("engine_id") REFERENCES "public"."mt_engines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mt_engines_account" ON "mt_engines" USING btree ("account_id","position");