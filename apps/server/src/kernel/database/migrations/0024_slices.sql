DROP INDEX "tasks_step";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "begin_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "end_index" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "slice_words" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "slice_segments" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_step" ON "tasks" USING btree ("work_unit_id","step","begin_index");