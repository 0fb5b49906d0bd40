CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "accounts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"tier" text DEFAULT 'BUSINESS' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"last_project" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"access_key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_access_key_unique" UNIQUE("access_key")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"purpose" text DEFAULT 'LOGIN' NOT NULL,
	"username" text NOT NULL,
	"address" text NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_attempts_purpose_username_address_pk" PRIMARY KEY("purpose","username","address")
);
--> statement-breakpoint
CREATE TABLE "org_unit_members" (
	"org_unit_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "org_unit_members_org_unit_id_user_id_pk" PRIMARY KEY("org_unit_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "org_units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "org_units_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"contact_person_id" uuid,
	"default_source_locale" text,
	"target_locales" text[] DEFAULT '{}' NOT NULL,
	"price_list_id" uuid,
	"net_rate_settings_id" uuid,
	"workflows" text[] DEFAULT '{TRANSLATION}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"memo" text,
	"placement" jsonb DEFAULT '{"enabled":false,"minimumScore":0,"minimumJobs":0,"qualityFilterEnabled":true,"rateFilterEnabled":true,"tagFilterEnabled":false}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_members" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "organization_members_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "organizations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission_grants" (
	"grantee_id" uuid NOT NULL,
	"permission_id" uuid NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permission_grants_grantee_id_permission_id_pk" PRIMARY KEY("grantee_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "permissions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text,
	"user_agent" text,
	"awaits_mfa_email" boolean DEFAULT false NOT NULL,
	"impersonator_id" uuid,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_language_pairs" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "user_language_pairs_user_id_source_target_pk" PRIMARY KEY("user_id","source","target")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "users_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"country" text,
	"state" text,
	"city" text,
	"postal_code" text,
	"timezone" text,
	"currency" text,
	"slack_handle" text,
	"avatar_key" text,
	"language" text DEFAULT 'en' NOT NULL,
	"mfa_email" boolean DEFAULT false NOT NULL,
	"entry_point" text DEFAULT 'HOME' NOT NULL,
	"blocked_at" timestamp with time zone,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"autopilot_enabled" boolean DEFAULT true NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"sequence" integer NOT NULL,
	"project_sequence" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"editor_enabled" boolean DEFAULT true NOT NULL,
	"settings" jsonb DEFAULT '{"projectAutomationEnabled":true,"zenModeEnabled":false}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_acceptances" (
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text,
	CONSTRAINT "contract_acceptances_contract_id_user_id_pk" PRIMARY KEY("contract_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contracts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"required" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_secrets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission_group_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "permission_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "permission_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "permission_groups_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "net_rate_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"match_ranges" jsonb NOT NULL,
	"workflows" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organization_id" uuid,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"charge_by" text DEFAULT 'WORD' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"default_price_per_item" numeric(18, 6) NOT NULL,
	"default_price_per_hour" numeric(18, 6),
	"words_per_hour" integer,
	"default_price_per_page" numeric(18, 6),
	"words_per_page" integer,
	"coefficients" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_fee_type" text DEFAULT 'NONE' NOT NULL,
	"minimum_fee_by_project" numeric(18, 4),
	"default_minimum_fee_by_language_pair" numeric(18, 4),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"price_list_id" uuid NOT NULL,
	"source_locale" text NOT NULL,
	"target_locale" text NOT NULL,
	"workflow" text,
	"price_per_item" numeric(18, 6) NOT NULL,
	"price_per_hour" numeric(18, 6),
	"price_per_page" numeric(18, 6),
	"minimum_fee" numeric(18, 4)
);
--> statement-breakpoint
CREATE TABLE "rate_versions" (
	"kind" text NOT NULL,
	"rate_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_versions_kind_rate_id_version_pk" PRIMARY KEY("kind","rate_id","version")
);
--> statement-breakpoint
CREATE TABLE "user_rate_details" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_rate_id" uuid NOT NULL,
	"source_locale" text NOT NULL,
	"target_locale" text NOT NULL,
	"workflow_id" uuid NOT NULL,
	"word_rate" numeric(18, 6),
	"hourly_rate" numeric(18, 6),
	"daily_rate" numeric(18, 6),
	"pages_rate" numeric(18, 6)
);
--> statement-breakpoint
CREATE TABLE "user_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"minimum_fee" numeric(18, 4),
	"org_unit_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"logfile_id" uuid,
	"display_order" integer NOT NULL,
	"source_locale" text,
	"target_locale" text,
	"workflow" text,
	"cost_type" text NOT NULL,
	"manual_type" text,
	"band" text,
	"match_start" smallint,
	"match_end" smallint,
	"description" text DEFAULT '' NOT NULL,
	"reason" text,
	"segments" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"unit" text NOT NULL,
	"quantity" numeric(18, 6) NOT NULL,
	"unit_price" numeric(18, 6) NOT NULL,
	"factor" numeric(9, 6) DEFAULT '1' NOT NULL,
	"exact" numeric NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"gross" numeric(18, 4) NOT NULL,
	"basis" numeric(18, 4),
	"rate_source" jsonb NOT NULL,
	"factor_source" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logfile_segments" (
	"logfile_id" uuid NOT NULL,
	"work_unit_id" uuid NOT NULL,
	"segment_id" bigint NOT NULL,
	"band" text NOT NULL,
	"match" smallint NOT NULL,
	"words" integer NOT NULL,
	"characters" integer NOT NULL,
	"factor" numeric(9, 6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logfiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "logfiles_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'CREATING' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"failure_reason" text,
	"workflow" text NOT NULL,
	"target_locales" text[] NOT NULL,
	"is_cost_logfile" boolean DEFAULT false NOT NULL,
	"config" jsonb NOT NULL,
	"net_rates" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"parent_id" uuid,
	"text" text NOT NULL,
	"private_message" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"hash" text,
	"size" bigint,
	"file_key" text,
	"total_segments" integer,
	"total_words" integer,
	"preview_url" text,
	"params" jsonb NOT NULL,
	"segmentation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "projects_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"source_locale" text NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"creator_id" uuid NOT NULL,
	"contact_id" uuid,
	"assignee_id" uuid,
	"due_date" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"price_list_id" uuid,
	"net_rate_settings_id" uuid,
	"tm_match_over_repetition" boolean DEFAULT true NOT NULL,
	"nt_match_over_repetition" boolean DEFAULT false NOT NULL,
	"automation_enabled" boolean DEFAULT true NOT NULL,
	"autopilot_enabled" boolean DEFAULT false NOT NULL,
	"ci_tag" text,
	"total_expected_work_units" integer,
	"costs_status" text DEFAULT 'NOT_CALCULATED' NOT NULL,
	"costs_failure" text,
	"costs_logfile_id" uuid,
	"costs_calculated_at" timestamp with time zone,
	"costs_outdated_at" timestamp with time zone,
	"total_cost" numeric(18, 4),
	"priced_with" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_unit_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"source_hash" text NOT NULL,
	"codes" jsonb NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"delivered_target" text,
	"confirmed" boolean DEFAULT false NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"words" integer NOT NULL,
	"characters" integer NOT NULL,
	"context" text,
	"note" text,
	"plural" jsonb,
	"max_length" integer,
	"origin" text,
	"match" smallint,
	"updated_at" timestamp with time zone,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "task_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"user_id" uuid,
	"subject_id" uuid,
	"event" text NOT NULL,
	"previous_status" text,
	"new_status" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "task_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"display_order" integer NOT NULL,
	"source" text NOT NULL,
	"cost_type" text NOT NULL,
	"unit" text NOT NULL,
	"amount" numeric(18, 6) NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	"factor" numeric(9, 6) DEFAULT '1' NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"rate_version" text,
	"logfile_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tasks_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"work_unit_id" uuid NOT NULL,
	"workflow_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"source_locale" text NOT NULL,
	"target_locale" text NOT NULL,
	"step" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"assignee_id" uuid,
	"assigned_by" uuid,
	"assigned_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"skipped_at" timestamp with time zone,
	"due_date" timestamp with time zone,
	"minimum_score_required" numeric(5, 2),
	"currency" text,
	"payable_amount" numeric(18, 4),
	"has_tag_mismatch" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "work_units_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"source_locale" text NOT NULL,
	"target_locale" text NOT NULL,
	"workflows" text[] NOT NULL,
	"current_step" smallint DEFAULT 0 NOT NULL,
	"genesis_status" text DEFAULT 'CREATING' NOT NULL,
	"genesis_description" text,
	"words" integer DEFAULT 0 NOT NULL,
	"net_words" numeric(14, 2),
	"cost" numeric(18, 4),
	"savings" numeric(7, 4),
	"total_segments" integer DEFAULT 0 NOT NULL,
	"locked_segments" integer DEFAULT 0 NOT NULL,
	"confirmed_segments" integer DEFAULT 0 NOT NULL,
	"translation_status" text DEFAULT 'NOT_TRANSLATED' NOT NULL,
	"translation_failure" text,
	"translated_file_key" text,
	"translated_at" timestamp with time zone,
	"deliverable_file_key" text,
	"xliff_file_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_change_segments" (
	"unit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"index" integer,
	"previous_index" integer,
	"source" text,
	"previous_source" text,
	"previous_target" text,
	"match" smallint,
	CONSTRAINT "resource_change_segments_unit_id_position_pk" PRIMARY KEY("unit_id","position")
);
--> statement-breakpoint
CREATE TABLE "resource_change_units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"change_id" uuid NOT NULL,
	"work_unit_id" uuid NOT NULL,
	"target_locale" text NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"moved" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"reopened" boolean DEFAULT false NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "resource_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"status" text DEFAULT 'READING' NOT NULL,
	"previous_hash" text,
	"previous_file_key" text,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "segmentation_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"srx" text NOT NULL,
	"hash" text NOT NULL,
	"extends_built_in" boolean NOT NULL,
	"languages" integer NOT NULL,
	"rules" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reference_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"size" bigint NOT NULL,
	"hash" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_words" (
	"resource_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "resource_words_resource_id_piece_pk" PRIMARY KEY("resource_id","piece")
);
--> statement-breakpoint
CREATE TABLE "glossaries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "glossaries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"organization_id" uuid,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"domain" text DEFAULT '' NOT NULL,
	"sub_domain" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"custom_attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"creator_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "glossary_org_units" (
	"glossary_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	CONSTRAINT "glossary_org_units_glossary_id_org_unit_id_pk" PRIMARY KEY("glossary_id","org_unit_id")
);
--> statement-breakpoint
CREATE TABLE "project_glossaries" (
	"project_id" uuid NOT NULL,
	"glossary_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "project_glossaries_project_id_glossary_id_pk" PRIMARY KEY("project_id","glossary_id")
);
--> statement-breakpoint
CREATE TABLE "stop_loss_offers" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"original_total" numeric(18, 4) NOT NULL,
	"offered_total" numeric(18, 4) NOT NULL,
	"currency" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"offered_by" uuid NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "task_scores" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reviewer_id" uuid,
	"score" numeric(5, 2) NOT NULL,
	"segments" integer NOT NULL,
	"changed_segments" integer NOT NULL,
	"scored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_views" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_views_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "memory_changes" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"units" json,
	"reading" jsonb,
	"written_at" timestamp with time zone,
	"undo" json,
	"report" jsonb,
	CONSTRAINT "memory_changes_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "memory_org_units" (
	"memory_id" uuid NOT NULL,
	"org_unit_id" uuid NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"write" boolean DEFAULT true NOT NULL,
	CONSTRAINT "memory_org_units_memory_id_org_unit_id_pk" PRIMARY KEY("memory_id","org_unit_id")
);
--> statement-breakpoint
CREATE TABLE "project_memories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"read" boolean DEFAULT true NOT NULL,
	"write" boolean DEFAULT true NOT NULL,
	"penalty" smallint DEFAULT 0 NOT NULL,
	"threshold" smallint DEFAULT 70 NOT NULL,
	"max_hits" smallint DEFAULT 5 NOT NULL,
	"fix_tags" boolean DEFAULT true NOT NULL,
	"settings" jsonb DEFAULT '{"codeUomAbbreviationEnabled":false,"workflows":[]}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_memories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "translation_memories_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"domain" text DEFAULT '' NOT NULL,
	"sub_domain" text DEFAULT '' NOT NULL,
	"source_locale" text NOT NULL,
	"target_locales" text[] NOT NULL,
	"organization_id" uuid,
	"creator_id" uuid,
	"total_units" integer DEFAULT 0 NOT NULL,
	"total_segments" integer DEFAULT 0 NOT NULL,
	"last_import_at" timestamp with time zone,
	"last_import_file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_unit_targets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_unit_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"codes" jsonb,
	"step" smallint DEFAULT 0 NOT NULL,
	"project_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "translation_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"memory_id" uuid NOT NULL,
	"source" text NOT NULL,
	"codes" jsonb NOT NULL,
	"source_hash" text NOT NULL,
	"context_hash" text DEFAULT '' NOT NULL,
	"context_key" text,
	"previous_hash" text,
	"next_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_index_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memory_index_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"memory_id" uuid NOT NULL,
	"unit_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_index_postings" (
	"memory_id" uuid NOT NULL,
	"run_id" bigint NOT NULL,
	"gram" integer NOT NULL,
	"count" integer NOT NULL,
	"places" "bytea" NOT NULL,
	CONSTRAINT "memory_index_postings_memory_id_run_id_gram_pk" PRIMARY KEY("memory_id","run_id","gram")
);
--> statement-breakpoint
CREATE TABLE "memory_index_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memory_index_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"memory_id" uuid NOT NULL,
	"bucket" smallint NOT NULL,
	"documents" integer NOT NULL,
	"dead" integer DEFAULT 0 NOT NULL,
	"last_unit_id" bigint NOT NULL,
	"units" "bytea" NOT NULL,
	"grams" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "jobs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"project_id" uuid,
	"type" text NOT NULL,
	"status" text DEFAULT 'STARTED' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"params" jsonb NOT NULL,
	"report" jsonb,
	"error" text,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"result_file_key" text
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"user_id" uuid,
	"request_id" text,
	"event" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"entity_name" text NOT NULL,
	"project_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"content" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_unit_members" ADD CONSTRAINT "org_unit_members_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_unit_members" ADD CONSTRAINT "org_unit_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_units" ADD CONSTRAINT "org_units_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_units" ADD CONSTRAINT "org_units_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_units" ADD CONSTRAINT "org_units_contact_person_id_users_id_fk" FOREIGN KEY ("contact_person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_grants" ADD CONSTRAINT "permission_grants_permission_id_permissions_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_grants" ADD CONSTRAINT "permission_grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_language_pairs" ADD CONSTRAINT "user_language_pairs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acceptances" ADD CONSTRAINT "contract_acceptances_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acceptances" ADD CONSTRAINT "contract_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secrets" ADD CONSTRAINT "one_time_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secrets" ADD CONSTRAINT "one_time_secrets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_members" ADD CONSTRAINT "permission_group_members_group_id_permission_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."permission_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_members" ADD CONSTRAINT "permission_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_groups" ADD CONSTRAINT "permission_groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "net_rate_settings" ADD CONSTRAINT "net_rate_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_rate_details" ADD CONSTRAINT "user_rate_details_user_rate_id_user_rates_id_fk" FOREIGN KEY ("user_rate_id") REFERENCES "public"."user_rates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_rate_details" ADD CONSTRAINT "user_rate_details_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_rates" ADD CONSTRAINT "user_rates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_rates" ADD CONSTRAINT "user_rates_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_lines" ADD CONSTRAINT "cost_lines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_lines" ADD CONSTRAINT "cost_lines_logfile_id_logfiles_id_fk" FOREIGN KEY ("logfile_id") REFERENCES "public"."logfiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_lines" ADD CONSTRAINT "cost_lines_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logfile_segments" ADD CONSTRAINT "logfile_segments_logfile_id_logfiles_id_fk" FOREIGN KEY ("logfile_id") REFERENCES "public"."logfiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logfile_segments" ADD CONSTRAINT "logfile_segments_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logfiles" ADD CONSTRAINT "logfiles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_messages" ADD CONSTRAINT "project_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_messages" ADD CONSTRAINT "project_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_resources" ADD CONSTRAINT "project_resources_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_resources" ADD CONSTRAINT "project_resources_segmentation_id_segmentation_rules_id_fk" FOREIGN KEY ("segmentation_id") REFERENCES "public"."segmentation_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_payments" ADD CONSTRAINT "task_payments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_payments" ADD CONSTRAINT "task_payments_logfile_id_logfiles_id_fk" FOREIGN KEY ("logfile_id") REFERENCES "public"."logfiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_payments" ADD CONSTRAINT "task_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_units" ADD CONSTRAINT "work_units_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_units" ADD CONSTRAINT "work_units_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_units" ADD CONSTRAINT "work_units_resource_id_project_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."project_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_change_segments" ADD CONSTRAINT "resource_change_segments_unit_id_resource_change_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."resource_change_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_change_units" ADD CONSTRAINT "resource_change_units_change_id_resource_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."resource_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_change_units" ADD CONSTRAINT "resource_change_units_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_changes" ADD CONSTRAINT "resource_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_changes" ADD CONSTRAINT "resource_changes_resource_id_project_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."project_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_changes" ADD CONSTRAINT "resource_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segmentation_rules" ADD CONSTRAINT "segmentation_rules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segmentation_rules" ADD CONSTRAINT "segmentation_rules_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segmentation_rules" ADD CONSTRAINT "segmentation_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_files" ADD CONSTRAINT "reference_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_files" ADD CONSTRAINT "reference_files_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_words" ADD CONSTRAINT "resource_words_resource_id_project_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."project_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossaries" ADD CONSTRAINT "glossaries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossaries" ADD CONSTRAINT "glossaries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossaries" ADD CONSTRAINT "glossaries_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_org_units" ADD CONSTRAINT "glossary_org_units_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_org_units" ADD CONSTRAINT "glossary_org_units_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_glossaries" ADD CONSTRAINT "project_glossaries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_glossaries" ADD CONSTRAINT "project_glossaries_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_loss_offers" ADD CONSTRAINT "stop_loss_offers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_loss_offers" ADD CONSTRAINT "stop_loss_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_scores" ADD CONSTRAINT "task_scores_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_scores" ADD CONSTRAINT "task_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_scores" ADD CONSTRAINT "task_scores_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_views" ADD CONSTRAINT "task_views_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_views" ADD CONSTRAINT "task_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_changes" ADD CONSTRAINT "memory_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_org_units" ADD CONSTRAINT "memory_org_units_memory_id_translation_memories_id_fk" FOREIGN KEY ("memory_id") REFERENCES "public"."translation_memories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_org_units" ADD CONSTRAINT "memory_org_units_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_memories" ADD CONSTRAINT "project_memories_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_memories" ADD CONSTRAINT "project_memories_memory_id_translation_memories_id_fk" FOREIGN KEY ("memory_id") REFERENCES "public"."translation_memories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_memories" ADD CONSTRAINT "translation_memories_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_memories" ADD CONSTRAINT "translation_memories_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_memories" ADD CONSTRAINT "translation_memories_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_unit_targets" ADD CONSTRAINT "translation_unit_targets_unit_id_translation_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."translation_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_unit_targets" ADD CONSTRAINT "translation_unit_targets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_unit_targets" ADD CONSTRAINT "translation_unit_targets_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_units" ADD CONSTRAINT "translation_units_memory_id_translation_memories_id_fk" FOREIGN KEY ("memory_id") REFERENCES "public"."translation_memories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_index_changes" ADD CONSTRAINT "memory_index_changes_memory_id_translation_memories_id_fk" FOREIGN KEY ("memory_id") REFERENCES "public"."translation_memories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "org_unit_members_user" ON "org_unit_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "org_units_account" ON "org_units" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "organization_members_user" ON "organization_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organizations_account" ON "organizations" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_account" ON "users" USING btree ("account_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "workflows_code" ON "workflows" USING btree ("account_id","code");--> statement-breakpoint
CREATE INDEX "contracts_account" ON "contracts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_secrets_user" ON "one_time_secrets" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "permission_group_members_user" ON "permission_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "permission_groups_account" ON "permission_groups" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "net_rate_settings_account" ON "net_rate_settings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "price_lists_account" ON "price_lists" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "prices_list" ON "prices" USING btree ("price_list_id","source_locale","target_locale");--> statement-breakpoint
CREATE UNIQUE INDEX "user_rate_details_pair" ON "user_rate_details" USING btree ("user_rate_id","source_locale","target_locale","workflow_id");--> statement-breakpoint
CREATE INDEX "user_rates_user" ON "user_rates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cost_lines_project" ON "cost_lines" USING btree ("project_id","display_order");--> statement-breakpoint
CREATE UNIQUE INDEX "logfile_segments_segment" ON "logfile_segments" USING btree ("logfile_id","segment_id");--> statement-breakpoint
CREATE INDEX "logfile_segments_unit" ON "logfile_segments" USING btree ("work_unit_id","logfile_id","band");--> statement-breakpoint
CREATE INDEX "logfiles_project" ON "logfiles" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_messages_project" ON "project_messages" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_resources_project" ON "project_resources" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_resources_name" ON "project_resources" USING gin (string_to_array(regexp_replace(substr(lower("name"), 1), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("name"), 2), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower("name"), 3), '(...)', '\1' || chr(31), 'g'), chr(31)));--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name" ON "projects" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_unit" ON "projects" USING btree ("org_unit_id","created_at");--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree ("account_id","status","created_at");--> statement-breakpoint
CREATE INDEX "projects_due" ON "projects" USING btree ("account_id","due_date");--> statement-breakpoint
CREATE INDEX "projects_reference" ON "projects" USING btree ("account_id",lower("reference"),"id");--> statement-breakpoint
CREATE INDEX "projects_names" ON "projects" USING gin (string_to_array(regexp_replace(substr(lower(("reference" || chr(10) || "name")), 1), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower(("reference" || chr(10) || "name")), 2), '(...)', '\1' || chr(31), 'g') || chr(31) || regexp_replace(substr(lower(("reference" || chr(10) || "name")), 3), '(...)', '\1' || chr(31), 'g'), chr(31)));--> statement-breakpoint
CREATE INDEX "projects_continuous" ON "projects" USING btree ("org_unit_id","ci_tag","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "segments_index" ON "segments" USING btree ("work_unit_id","index");--> statement-breakpoint
CREATE UNIQUE INDEX "segments_key" ON "segments" USING btree ("work_unit_id","key");--> statement-breakpoint
CREATE INDEX "task_events_task" ON "task_events" USING btree ("task_id","at");--> statement-breakpoint
CREATE INDEX "task_payments_task" ON "task_payments" USING btree ("task_id","display_order");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_step" ON "tasks" USING btree ("work_unit_id","step");--> statement-breakpoint
CREATE INDEX "tasks_project" ON "tasks" USING btree ("project_id","sequence");--> statement-breakpoint
CREATE INDEX "tasks_created" ON "tasks" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_status" ON "tasks" USING btree ("account_id","status","created_at");--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("assignee_id","status","account_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_locales" ON "tasks" USING btree ("account_id","target_locale","source_locale","created_at");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("account_id","due_date");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("account_id","created_at","org_unit_id","source_locale","target_locale") WHERE status = 'PENDING' and assignee_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "work_units_file" ON "work_units" USING btree ("resource_id","target_locale");--> statement-breakpoint
CREATE INDEX "work_units_project" ON "work_units" USING btree ("project_id","sequence");--> statement-breakpoint
CREATE INDEX "work_units_words" ON "work_units" USING btree ("account_id","words");--> statement-breakpoint
CREATE INDEX "resource_change_units_change" ON "resource_change_units" USING btree ("change_id","target_locale");--> statement-breakpoint
CREATE INDEX "resource_changes_resource" ON "resource_changes" USING btree ("resource_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "segmentation_rules_present" ON "segmentation_rules" USING btree ("org_unit_id") WHERE "segmentation_rules"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "segmentation_rules_unit" ON "segmentation_rules" USING btree ("org_unit_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reference_files_name" ON "reference_files" USING btree ("project_id","name");--> statement-breakpoint
CREATE INDEX "resource_words_words" ON "resource_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "glossaries_account" ON "glossaries" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "glossary_org_units_unit" ON "glossary_org_units" USING btree ("org_unit_id");--> statement-breakpoint
CREATE INDEX "project_glossaries_glossary" ON "project_glossaries" USING btree ("glossary_id");--> statement-breakpoint
CREATE INDEX "task_scores_user" ON "task_scores" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_memories_pair" ON "project_memories" USING btree ("project_id","memory_id");--> statement-breakpoint
CREATE INDEX "translation_memories_account" ON "translation_memories" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "translation_unit_targets_words" ON "translation_unit_targets" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate("text", '!"#$%&''()*+,-./:<=>?@[]^_`{|}~⟦⟧“”‘’„‚«»‹›—–…¿¡·•、。「」『』（），．：；！？【】・', '                                                                  '), '([\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u2E80-\u2FDF\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF])', ' \1 ', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "translation_unit_targets_locale" ON "translation_unit_targets" USING btree ("unit_id","locale");--> statement-breakpoint
CREATE INDEX "translation_units_newest" ON "translation_units" USING btree ("memory_id","id");--> statement-breakpoint
CREATE INDEX "translation_units_words" ON "translation_units" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate("source", '!"#$%&''()*+,-./:<=>?@[]^_`{|}~⟦⟧“”‘’„‚«»‹›—–…¿¡·•、。「」『』（），．：；！？【】・', '                                                                  '), '([\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u2E80-\u2FDF\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF])', ' \1 ', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "translation_units_source" ON "translation_units" USING btree ("memory_id","source_hash","context_hash");--> statement-breakpoint
CREATE INDEX "memory_index_changes_memory" ON "memory_index_changes" USING btree ("memory_id","id");--> statement-breakpoint
CREATE INDEX "memory_index_runs_memory" ON "memory_index_runs" USING btree ("memory_id","bucket");--> statement-breakpoint
CREATE INDEX "jobs_account" ON "jobs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_project" ON "jobs" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "journal_account" ON "journal" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "journal_project" ON "journal" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "journal_user" ON "journal" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at");