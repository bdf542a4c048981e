ALTER TABLE "privacy_archive_parts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "privacy_archives" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "privacy_archive_parts" CASCADE;--> statement-breakpoint
DROP TABLE "privacy_archives" CASCADE;--> statement-breakpoint
DROP INDEX "privacy_requests_open";--> statement-breakpoint
-- of two deletions of an account that were asked for at the same moment one counts: the one that is further, or the first
UPDATE "privacy_requests" AS "other" SET "status" = 'cancelled', "closed_at" = now(), "executes_at" = null
WHERE "kind" = 'delete' AND "closed_at" IS NULL AND EXISTS (
  SELECT FROM "privacy_requests" AS "one"
  WHERE "one"."user_id" = "other"."user_id" AND "one"."kind" = 'delete' AND "one"."closed_at" IS NULL
    AND ("one"."deleted" IS NULL, "one"."status" = 'pending', "one"."received_at", "one"."id")
      < ("other"."deleted" IS NULL, "other"."status" = 'pending', "other"."received_at", "other"."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_deletion" ON "privacy_requests" USING btree ("user_id") WHERE "privacy_requests"."kind" = 'delete' and "privacy_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("executes_at") WHERE "privacy_requests"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "privacy_settings" DROP COLUMN "privacy_updates";--> statement-breakpoint
ALTER TABLE "privacy_settings" DROP COLUMN "delete_after_inactivity";--> statement-breakpoint
ALTER TABLE "privacy_settings" DROP COLUMN "inactivity_months";--> statement-breakpoint
ALTER TABLE "privacy_settings" DROP COLUMN "auto_delete_transcripts";--> statement-breakpoint
ALTER TABLE "privacy_settings" DROP COLUMN "transcript_months";--> statement-breakpoint
ALTER TABLE "privacy_settings" DROP COLUMN "warned_at";