CREATE TABLE "glossary_concept_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"concept_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "glossary_concepts_apart" (
	"glossary_id" uuid NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "glossary_concepts_apart_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "glossary_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"glossary_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "glossary_concept_links" ADD CONSTRAINT "glossary_concept_links_concept_id_glossary_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."glossary_concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_concept_links" ADD CONSTRAINT "glossary_concept_links_other_id_glossary_concepts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."glossary_concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_concepts_apart" ADD CONSTRAINT "glossary_concepts_apart_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_concepts_apart" ADD CONSTRAINT "glossary_concepts_apart_first_id_glossary_concepts_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."glossary_concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_concepts_apart" ADD CONSTRAINT "glossary_concepts_apart_second_id_glossary_concepts_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."glossary_concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_concepts_apart" ADD CONSTRAINT "glossary_concepts_apart_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_merges" ADD CONSTRAINT "glossary_merges_glossary_id_glossaries_id_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_merges" ADD CONSTRAINT "glossary_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_concept_links_pair" ON "glossary_concept_links" USING btree ("concept_id","other_id","kind");--> statement-breakpoint
CREATE INDEX "glossary_concept_links_other" ON "glossary_concept_links" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "glossary_concepts_apart_glossary" ON "glossary_concepts_apart" USING btree ("glossary_id");--> statement-breakpoint
CREATE INDEX "glossary_concepts_apart_second" ON "glossary_concepts_apart" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "glossary_merges_glossary" ON "glossary_merges" USING btree ("glossary_id","at");