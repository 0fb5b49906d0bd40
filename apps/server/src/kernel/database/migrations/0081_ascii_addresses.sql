CREATE TABLE "sso_subjects" (
	"account_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_subjects_account_id_issuer_subject_pk" PRIMARY KEY("account_id","issuer","subject")
);
--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
DROP INDEX "users_email_in_account";--> statement-breakpoint
DROP INDEX "provisioned_people_name";--> statement-breakpoint
ALTER TABLE "provisioning" ADD COLUMN "token_created_by" uuid;--> statement-breakpoint
ALTER TABLE "provisioning" ADD COLUMN "token_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sso_subjects" ADD CONSTRAINT "sso_subjects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_subjects" ADD CONSTRAINT "sso_subjects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_subjects_person" ON "sso_subjects" USING btree ("account_id","user_id","issuer");--> statement-breakpoint
ALTER TABLE "provisioning" ADD CONSTRAINT "provisioning_token_created_by_users_id_fk" FOREIGN KEY ("token_created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email" collate "C")) WHERE "users"."owns_email";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_in_account" ON "users" USING btree ("account_id",lower("email" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "provisioned_people_name" ON "provisioned_people" USING btree ("account_id",lower("user_name" collate "C")) WHERE "provisioned_people"."removed_at" is null;--> statement-breakpoint
UPDATE "provisioning" SET "token_expires_at" = now() + interval '365 days' WHERE "token_hash" IS NOT NULL;