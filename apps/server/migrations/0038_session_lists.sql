ALTER TABLE "session_people" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "session_people" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session_people" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "session_people_removed" ON "session_people" USING btree ("removed_at") WHERE "session_people"."removed_at" is not null;