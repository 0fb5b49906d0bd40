CREATE TABLE "second_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"segments" jsonb NOT NULL,
	"verdicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"first_verdicts" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "segment_messages" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "segment_messages" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_review_id_quality_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."quality_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "second_reviews_person" ON "second_reviews" USING btree ("review_id","person_id");--> statement-breakpoint
CREATE INDEX "second_reviews_done" ON "second_reviews" USING btree ("account_id","done_at");--> statement-breakpoint
CREATE INDEX "second_reviews_asked" ON "second_reviews" USING btree ("person_id","created_at");