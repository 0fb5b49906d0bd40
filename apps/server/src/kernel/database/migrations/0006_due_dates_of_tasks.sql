UPDATE "tasks" SET "due_date" = "projects"."due_date" FROM "projects" WHERE "projects"."id" = "tasks"."project_id" AND "projects"."due_date" IS NOT NULL;
