CREATE TABLE "account_addresses" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"token" text,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"found" jsonb,
	"lookup_failed" boolean DEFAULT false NOT NULL,
	"certificate_removed_at" timestamp with time zone,
	CONSTRAINT "account_addresses_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
ALTER TABLE "account_addresses" ADD CONSTRAINT "account_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_addresses_host" ON "account_addresses" USING btree ("host") WHERE "account_addresses"."verified_at" is not null;