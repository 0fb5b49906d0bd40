ALTER TABLE "users" ALTER COLUMN "entry_point" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "entry_point" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "entry_points" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Nobody could set it until now: all of them follow their roles.
UPDATE "users" SET "entry_point" = NULL;