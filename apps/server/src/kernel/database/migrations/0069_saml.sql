ALTER TABLE "sso_connections" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider" jsonb;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "sign_on_url" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "sign_out_url" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_url" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "certificates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "signs_requests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "signing_key" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "signing_certificate" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "ends_provider_session" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_states" ADD COLUMN "answer" text;