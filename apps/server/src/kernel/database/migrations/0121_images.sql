CREATE TABLE "glossary_concept_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"concept_id" uuid NOT NULL,
	"concept_image_key" text NOT NULL,
	"file_name" text NOT NULL,
	"description" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "logfile_segments" ADD COLUMN "terms" integer;--> statement-breakpoint
ALTER TABLE "glossary_concept_images" ADD CONSTRAINT "glossary_concept_images_concept_id_glossary_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."glossary_concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "glossary_concept_images_concept" ON "glossary_concept_images" USING btree ("concept_id");