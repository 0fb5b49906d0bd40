CREATE TABLE "glossary_concepts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "glossary_concepts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"glossary_id" uuid NOT NULL,
	"definition" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"creator_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "glossary_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "glossary_terms_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"glossary_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"part" text,
	"gender" text,
	"term_type" text,
	"definition" text DEFAULT '' NOT NULL,
	"usage" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"forbidden" boolean DEFAULT false NOT NULL,
	"dnt" boolean DEFAULT false NOT NULL,
	"exact_match" boolean DEFAULT false NOT NULL,
	"case_sensitive" boolean DEFAULT false NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"writable" boolean DEFAULT true NOT NULL,
	"custom_attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stems" text[] NOT NULL,
	"head" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "glossary_concepts" ADD CONSTRAINT "glossary_concepts_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_concepts" ADD CONSTRAINT "glossary_concepts_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_concept_id_glossary_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."glossary_concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_concepts_number" ON "glossary_concepts" USING btree ("number");--> statement-breakpoint
CREATE INDEX "glossary_concepts_glossary" ON "glossary_concepts" USING btree ("glossary_id","number");--> statement-breakpoint
CREATE INDEX "glossary_terms_concept" ON "glossary_terms" USING btree ("concept_id");--> statement-breakpoint
CREATE INDEX "glossary_terms_head" ON "glossary_terms" USING btree ("glossary_id","head");--> statement-breakpoint
CREATE INDEX "glossary_terms_text" ON "glossary_terms" USING btree ("glossary_id",lower("text"));