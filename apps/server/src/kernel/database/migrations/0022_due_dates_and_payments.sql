ALTER TABLE "task_payments" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "task_payments" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "task_payments" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "task_payments" ADD COLUMN "rejected_by" uuid;--> statement-breakpoint
ALTER TABLE "task_payments" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "due_date_set" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task_payments" ADD CONSTRAINT "task_payments_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_payments" ADD CONSTRAINT "task_payments_rejected_by_users_id_fk" FOREIGN KEY ("rejected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;