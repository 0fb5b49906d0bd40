CREATE TABLE "term_request_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"type" text NOT NULL,
	"from" text,
	"to" text,
	"fields" text[],
	"reason" text,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "term_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "term_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"glossary_id" uuid NOT NULL,
	"concept_id" uuid,
	"change_type" text NOT NULL,
	"origin" text NOT NULL,
	"lane" text DEFAULT 'REQUESTED' NOT NULL,
	"concept_text" text NOT NULL,
	"terms" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"learnt" boolean DEFAULT false NOT NULL,
	"work_unit_id" uuid,
	"segment_id" bigint,
	"context_source" text,
	"context_target" text,
	"asker_id" uuid,
	"lane_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"decider_id" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"applied" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD COLUMN "learnt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "term_request_events" ADD CONSTRAINT "term_request_events_request_id_term_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."term_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_request_events" ADD CONSTRAINT "term_request_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_requests" ADD CONSTRAINT "term_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_requests" ADD CONSTRAINT "term_requests_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_requests" ADD CONSTRAINT "term_requests_concept_id_glossary_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."glossary_concepts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_requests" ADD CONSTRAINT "term_requests_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_requests" ADD CONSTRAINT "term_requests_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_requests" ADD CONSTRAINT "term_requests_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_request_events_request" ON "term_request_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "term_requests_number" ON "term_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "term_requests_lane" ON "term_requests" USING btree ("account_id","lane","created_at");--> statement-breakpoint
CREATE INDEX "term_requests_glossary" ON "term_requests" USING btree ("glossary_id","lane");--> statement-breakpoint
CREATE INDEX "term_requests_concept" ON "term_requests" USING btree ("concept_id");--> statement-breakpoint
CREATE INDEX "term_requests_work_unit" ON "term_requests" USING btree ("work_unit_id");