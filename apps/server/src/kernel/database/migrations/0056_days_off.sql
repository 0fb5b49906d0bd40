CREATE TABLE "days_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "working_weeks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"starts" integer[] NOT NULL,
	"ends" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_weeks" ADD CONSTRAINT "working_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "days_off_user" ON "days_off" USING btree ("user_id","last_day");