CREATE TABLE "connector_hooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"config_id" uuid NOT NULL,
	"delivery" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connector_runs" ADD COLUMN "works_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "connector_targets" ADD COLUMN "learned_hash" text;--> statement-breakpoint
ALTER TABLE "connector_hooks" ADD CONSTRAINT "connector_hooks_config_id_connector_configs_id_fk" FOREIGN KEY ("config_id") REFERENCES "public"."connector_configs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connector_hooks_delivery" ON "connector_hooks" USING btree ("config_id","delivery");--> statement-breakpoint
CREATE INDEX "connector_hooks_at" ON "connector_hooks" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "connector_runs_works_now" ON "connector_runs" USING btree ("config_id","direction") WHERE "connector_runs"."works_now" and "connector_runs"."ended_at" is null;