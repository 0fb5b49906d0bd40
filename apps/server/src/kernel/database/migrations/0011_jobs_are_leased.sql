CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"storage_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"key_mark" text NOT NULL,
	"tidied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "solved_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"solved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("created_at") WHERE "jobs"."status" = 'STARTED';--> statement-breakpoint
DROP SCHEMA IF EXISTS "pgboss" CASCADE;