ALTER TABLE "job_runs" ALTER COLUMN "last_run_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "transcript_months" integer;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "transcripts_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "inactivity_months" integer;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "inactivity_warnings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "removal_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "untold_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "removed_last" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "removed_in_all" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "lease_until" timestamp (3) with time zone;