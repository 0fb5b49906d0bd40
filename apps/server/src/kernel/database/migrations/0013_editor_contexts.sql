CREATE TABLE "editor_contexts" (
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"items" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_contexts_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
ALTER TABLE "editor_contexts" ADD CONSTRAINT "editor_contexts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;