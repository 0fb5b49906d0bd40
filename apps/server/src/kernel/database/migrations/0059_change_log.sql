CREATE TABLE "change_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"request_id" text,
	"event" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"project_id" uuid,
	"concerns" uuid[] DEFAULT '{}' NOT NULL,
	"was_open" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_log_account" ON "change_log" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "change_log_at" ON "change_log" USING btree ("at");