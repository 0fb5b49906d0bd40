CREATE TABLE "refused_phrases" (
	"glossary_id" uuid NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_phrases_glossary_id_language_key_pk" PRIMARY KEY("glossary_id","language","key")
);
--> statement-breakpoint
CREATE TABLE "term_candidates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"extraction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"score" smallint NOT NULL,
	"times" integer NOT NULL,
	"files" integer NOT NULL,
	"examples" jsonb NOT NULL,
	"translations" jsonb NOT NULL,
	"request_id" uuid
);
--> statement-breakpoint
CREATE TABLE "term_extractions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"glossary_id" uuid NOT NULL,
	"project_id" uuid,
	"memory_id" uuid,
	"language" text NOT NULL,
	"min_times" integer NOT NULL,
	"started_by" uuid,
	"job_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"texts" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"general" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "term_requests" ADD COLUMN "extracted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_phrases" ADD CONSTRAINT "refused_phrases_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_phrases" ADD CONSTRAINT "refused_phrases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_candidates" ADD CONSTRAINT "term_candidates_extraction_id_term_extractions_id_fk" FOREIGN KEY ("extraction_id") REFERENCES "public"."term_extractions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_candidates" ADD CONSTRAINT "term_candidates_request_id_term_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."term_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_extractions" ADD CONSTRAINT "term_extractions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_extractions" ADD CONSTRAINT "term_extractions_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_extractions" ADD CONSTRAINT "term_extractions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_extractions" ADD CONSTRAINT "term_extractions_memory_id_translation_memories_id_fk" FOREIGN KEY ("memory_id") REFERENCES "public"."translation_memories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_extractions" ADD CONSTRAINT "term_extractions_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_extractions" ADD CONSTRAINT "term_extractions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_candidates_extraction" ON "term_candidates" USING btree ("extraction_id","position");--> statement-breakpoint
CREATE INDEX "term_candidates_request" ON "term_candidates" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "term_extractions_glossary" ON "term_extractions" USING btree ("glossary_id","created_at");--> statement-breakpoint
CREATE INDEX "term_extractions_project" ON "term_extractions" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "term_extractions_memory" ON "term_extractions" USING btree ("memory_id");