CREATE TABLE "sample_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sample_objects" ADD CONSTRAINT "sample_objects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_objects_account" ON "sample_objects" USING btree ("account_id");