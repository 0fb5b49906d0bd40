CREATE TABLE "task_offers" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer,
	"offered_at" timestamp with time zone,
	"blocked_by" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "task_offers_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "placement_overrides" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "placement" jsonb;--> statement-breakpoint
ALTER TABLE "task_offers" ADD CONSTRAINT "task_offers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_offers" ADD CONSTRAINT "task_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_offers_user" ON "task_offers" USING btree ("user_id");--> statement-breakpoint
UPDATE "org_units" SET "placement_overrides" = coalesce((
  SELECT jsonb_object_agg("rule"."key", "rule"."value") FROM jsonb_each("placement") AS "rule"
  WHERE "rule"."value" IS DISTINCT FROM ('{"enabled":false,"minimumScore":0,"minimumJobs":0,"qualityFilterEnabled":true,"rateFilterEnabled":true,"tagFilterEnabled":false,"sameLinguistAllowed":false,"splitAboveWords":0}'::jsonb -> "rule"."key")
), '{}');
