CREATE TABLE "agent_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"read_only" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"calls_per_day" integer NOT NULL,
	"changes_per_day" integer NOT NULL,
	"day" text DEFAULT '' NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"code_used_at" timestamp with time zone,
	"code_challenge" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"refresh_hash" text,
	"spent_hashes" text[] DEFAULT '{}' NOT NULL,
	"refresh_expires_at" timestamp with time zone,
	CONSTRAINT "agent_connections_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "agent_connections_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "agent_connections" ADD CONSTRAINT "agent_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_connections" ADD CONSTRAINT "agent_connections_client_id_agent_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."agent_clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_connections_user" ON "agent_connections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agent_connections_client" ON "agent_connections" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "agent_connections_spent" ON "agent_connections" USING gin ("spent_hashes");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_agent_id_agent_connections_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_agent" ON "sessions" USING btree ("agent_id");