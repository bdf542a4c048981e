ALTER TABLE "sessions" ADD COLUMN "from_session" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "from_seq" integer;