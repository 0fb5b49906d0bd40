ALTER TABLE "glossaries" DROP CONSTRAINT "glossaries_organization_id_organizations_id_fk";
--> statement-breakpoint
ALTER TABLE "translation_memories" DROP CONSTRAINT "translation_memories_organization_id_organizations_id_fk";
--> statement-breakpoint
ALTER TABLE "price_lists" DROP CONSTRAINT "price_lists_organization_id_organizations_id_fk";
--> statement-breakpoint
ALTER TABLE "user_rates" DROP CONSTRAINT "user_rates_org_unit_id_org_units_id_fk";
--> statement-breakpoint
ALTER TABLE "segmentation_rules" DROP CONSTRAINT "segmentation_rules_org_unit_id_org_units_id_fk";
--> statement-breakpoint
ALTER TABLE "segmentation_rules" ALTER COLUMN "org_unit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "status" text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "automation_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "tm_match_over_repetition" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "nt_match_over_repetition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "contact_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "address" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "emails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "external_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "glossaries" ADD CONSTRAINT "glossaries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_memories" ADD CONSTRAINT "translation_memories_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_rates" ADD CONSTRAINT "user_rates_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segmentation_rules" ADD CONSTRAINT "segmentation_rules_org_unit_id_org_units_id_fk" FOREIGN KEY ("org_unit_id") REFERENCES "public"."org_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "org_units_organization" ON "org_units" USING btree ("organization_id");