CREATE TABLE "journal_chains" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"first_entry" bigint NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"anchor" bigint DEFAULT 0 NOT NULL,
	"anchor_hash" text DEFAULT '' NOT NULL,
	"removed" bigint DEFAULT 0 NOT NULL,
	"last_check" jsonb,
	"checked_by" uuid
);
--> statement-breakpoint
CREATE TABLE "journal_seals" (
	"account_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "journal_seals_account_id_position_pk" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "address" "inet";--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "address" "inet";--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "journal_days" integer;--> statement-breakpoint
ALTER TABLE "journal_chains" ADD CONSTRAINT "journal_chains_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_chains" ADD CONSTRAINT "journal_chains_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_seals" ADD CONSTRAINT "journal_seals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "journal_seals_entry" ON "journal_seals" USING btree ("entry_id");