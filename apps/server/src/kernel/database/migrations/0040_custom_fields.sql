CREATE TABLE "custom_fields" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"options" text[] NOT NULL,
	"required" boolean NOT NULL,
	"default_value" jsonb,
	"visible_to" text[] NOT NULL,
	"editable_by" text[] NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"changed_by" uuid,
	"changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "org_unit_custom_values" (
	"owner_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"number" numeric(18, 0),
	CONSTRAINT "org_unit_custom_values_owner_id_field_id_position_pk" PRIMARY KEY("owner_id","field_id","position")
);
--> statement-breakpoint
CREATE TABLE "organization_custom_values" (
	"owner_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"number" numeric(18, 0),
	CONSTRAINT "organization_custom_values_owner_id_field_id_position_pk" PRIMARY KEY("owner_id","field_id","position")
);
--> statement-breakpoint
CREATE TABLE "user_custom_values" (
	"owner_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"number" numeric(18, 0),
	CONSTRAINT "user_custom_values_owner_id_field_id_position_pk" PRIMARY KEY("owner_id","field_id","position")
);
--> statement-breakpoint
CREATE TABLE "project_custom_values" (
	"owner_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"number" numeric(18, 0),
	CONSTRAINT "project_custom_values_owner_id_field_id_position_pk" PRIMARY KEY("owner_id","field_id","position")
);
--> statement-breakpoint
CREATE TABLE "task_custom_values" (
	"owner_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"number" numeric(18, 0),
	CONSTRAINT "task_custom_values_owner_id_field_id_position_pk" PRIMARY KEY("owner_id","field_id","position")
);
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_unit_custom_values" ADD CONSTRAINT "org_unit_custom_values_owner_id_org_units_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_unit_custom_values" ADD CONSTRAINT "org_unit_custom_values_field_id_custom_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."custom_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_custom_values" ADD CONSTRAINT "organization_custom_values_owner_id_organizations_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_custom_values" ADD CONSTRAINT "organization_custom_values_field_id_custom_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."custom_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_custom_values" ADD CONSTRAINT "user_custom_values_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_custom_values" ADD CONSTRAINT "user_custom_values_field_id_custom_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."custom_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_custom_values" ADD CONSTRAINT "project_custom_values_owner_id_projects_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_custom_values" ADD CONSTRAINT "project_custom_values_field_id_custom_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."custom_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_custom_values" ADD CONSTRAINT "task_custom_values_owner_id_tasks_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_custom_values" ADD CONSTRAINT "task_custom_values_field_id_custom_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."custom_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_fields_key" ON "custom_fields" USING btree ("account_id","entity","key");--> statement-breakpoint
CREATE INDEX "org_unit_custom_values_text" ON "org_unit_custom_values" USING btree ("field_id",lower("text"));--> statement-breakpoint
CREATE INDEX "org_unit_custom_values_number" ON "org_unit_custom_values" USING btree ("field_id","number") WHERE "org_unit_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "org_unit_custom_values_pieces" ON "org_unit_custom_values" USING gin (string_to_array(regexp_replace(substr(lower("text"), 1), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 2), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 3), '(...)', '\1' || chr(31), 'g'), chr(31)));--> statement-breakpoint
CREATE INDEX "organization_custom_values_text" ON "organization_custom_values" USING btree ("field_id",lower("text"));--> statement-breakpoint
CREATE INDEX "organization_custom_values_number" ON "organization_custom_values" USING btree ("field_id","number") WHERE "organization_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "organization_custom_values_pieces" ON "organization_custom_values" USING gin (string_to_array(regexp_replace(substr(lower("text"), 1), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 2), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 3), '(...)', '\1' || chr(31), 'g'), chr(31)));--> statement-breakpoint
CREATE INDEX "user_custom_values_text" ON "user_custom_values" USING btree ("field_id",lower("text"));--> statement-breakpoint
CREATE INDEX "user_custom_values_number" ON "user_custom_values" USING btree ("field_id","number") WHERE "user_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "user_custom_values_pieces" ON "user_custom_values" USING gin (string_to_array(regexp_replace(substr(lower("text"), 1), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 2), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 3), '(...)', '\1' || chr(31), 'g'), chr(31)));--> statement-breakpoint
CREATE INDEX "project_custom_values_text" ON "project_custom_values" USING btree ("field_id",lower("text"));--> statement-breakpoint
CREATE INDEX "project_custom_values_number" ON "project_custom_values" USING btree ("field_id","number") WHERE "project_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "project_custom_values_pieces" ON "project_custom_values" USING gin (string_to_array(regexp_replace(substr(lower("text"), 1), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 2), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 3), '(...)', '\1' || chr(31), 'g'), chr(31)));--> statement-breakpoint
CREATE INDEX "task_custom_values_text" ON "task_custom_values" USING btree ("field_id",lower("text"));--> statement-breakpoint
CREATE INDEX "task_custom_values_number" ON "task_custom_values" USING btree ("field_id","number") WHERE "task_custom_values"."number" is not null;--> statement-breakpoint
CREATE INDEX "task_custom_values_pieces" ON "task_custom_values" USING gin (string_to_array(regexp_replace(substr(lower("text"), 1), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 2), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("text"), 3), '(...)', '\1' || chr(31), 'g'), chr(31)));