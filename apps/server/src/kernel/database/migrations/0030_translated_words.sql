CREATE TABLE "translated_words" (
	"task_id" uuid NOT NULL,
	"source" text NOT NULL,
	"account_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"org_unit_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "translated_words_task_id_source_pk" PRIMARY KEY("task_id","source")
);
--> statement-breakpoint
ALTER TABLE "translated_words" ADD CONSTRAINT "translated_words_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translated_words" ADD CONSTRAINT "translated_words_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translated_words_account" ON "translated_words" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "translated_words_org_unit" ON "translated_words" USING btree ("org_unit_id");--> statement-breakpoint
INSERT INTO "translated_words" ("task_id", "source", "account_id", "project_id", "org_unit_id", "at", "words")
SELECT t."id",
	CASE WHEN s."origin" IN ('TM_CONTEXT', 'TM_EXACT', 'TM_FUZZY', 'REPETITION') THEN 'MEMORY' WHEN s."origin" = 'MT' THEN 'MACHINE' ELSE 'HUMAN' END,
	t."account_id", t."project_id", t."org_unit_id", d."at", sum(s."words")
FROM "tasks" t
JOIN (SELECT "task_id", min("at") AS "at" FROM "task_events" WHERE "event" = 'DELIVERED' GROUP BY "task_id") d ON d."task_id" = t."id"
JOIN "segments" s ON s."work_unit_id" = t."work_unit_id" AND s."index" >= t."begin_index" AND (t."end_index" IS NULL OR s."index" <= t."end_index")
WHERE t."step" = 0 AND NOT s."locked" AND s."origin" IS NOT NULL AND s."origin" <> 'FILE'
GROUP BY 1, 2, 3, 4, 5, 6;
