CREATE TABLE "reviewed_segments" (
	"segment_id" bigint PRIMARY KEY NOT NULL,
	"target_hash" text NOT NULL,
	"checks" text[] NOT NULL,
	"reviewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segment_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_unit_id" uuid NOT NULL,
	"segment_id" bigint NOT NULL,
	"target_hash" text NOT NULL,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"excerpt" text,
	"reason" text NOT NULL,
	"suggestion" text,
	"engine_name" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mt_paces" (
	"engine_id" uuid PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mt_engines" ADD COLUMN "requests_per_minute" integer;--> statement-breakpoint
ALTER TABLE "reviewed_segments" ADD CONSTRAINT "reviewed_segments_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_findings" ADD CONSTRAINT "segment_findings_work_unit_id_work_units_id_fk" FOREIGN KEY ("work_unit_id") REFERENCES "public"."work_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_findings" ADD CONSTRAINT "segment_findings_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_findings" ADD CONSTRAINT "segment_findings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mt_paces" ADD CONSTRAINT "mt_paces_engine_id_mt_engines_id_fk" FOREIGN KEY ("engine_id") REFERENCES "public"."mt_engines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "segment_findings_segment" ON "segment_findings" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "segment_findings_unit" ON "segment_findings" USING btree ("work_unit_id");