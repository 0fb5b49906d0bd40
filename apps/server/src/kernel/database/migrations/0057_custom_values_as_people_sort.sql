DROP INDEX "org_unit_custom_values_text";--> statement-breakpoint
DROP INDEX "org_unit_custom_values_number";--> statement-breakpoint
DROP INDEX "organization_custom_values_text";--> statement-breakpoint
DROP INDEX "organization_custom_values_number";--> statement-breakpoint
DROP INDEX "user_custom_values_text";--> statement-breakpoint
DROP INDEX "user_custom_values_number";--> statement-breakpoint
DROP INDEX "project_custom_values_text";--> statement-breakpoint
DROP INDEX "project_custom_values_number";--> statement-breakpoint
DROP INDEX "task_custom_values_text";--> statement-breakpoint
DROP INDEX "task_custom_values_number";--> statement-breakpoint
CREATE INDEX "org_unit_custom_values_text" ON "org_unit_custom_values" USING btree ("field_id",lower("text"),"owner_id");--> statement-breakpoint
CREATE INDEX "org_unit_custom_values_number" ON "org_unit_custom_values" USING btree ("field_id","number","owner_id") WHERE "org_unit_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "organization_custom_values_text" ON "organization_custom_values" USING btree ("field_id",lower("text"),"owner_id");--> statement-breakpoint
CREATE INDEX "organization_custom_values_number" ON "organization_custom_values" USING btree ("field_id","number","owner_id") WHERE "organization_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "user_custom_values_text" ON "user_custom_values" USING btree ("field_id",lower("text"),"owner_id");--> statement-breakpoint
CREATE INDEX "user_custom_values_number" ON "user_custom_values" USING btree ("field_id","number","owner_id") WHERE "user_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "project_custom_values_text" ON "project_custom_values" USING btree ("field_id",lower("text"),"owner_id");--> statement-breakpoint
CREATE INDEX "project_custom_values_number" ON "project_custom_values" USING btree ("field_id","number","owner_id") WHERE "project_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "task_custom_values_text" ON "task_custom_values" USING btree ("field_id",lower("text"),"owner_id");--> statement-breakpoint
CREATE INDEX "task_custom_values_number" ON "task_custom_values" USING btree ("field_id","number","owner_id") WHERE "task_custom_values"."number" is not null;