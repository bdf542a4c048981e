ALTER TABLE "usage_counters" RENAME COLUMN "month" TO "period";--> statement-breakpoint
ALTER TABLE "usage_counters" RENAME CONSTRAINT "usage_counters_user_id_kind_month_pk" TO "usage_counters_user_id_kind_period_pk";--> statement-breakpoint
ALTER TABLE "usage_reservations" RENAME COLUMN "month" TO "period";--> statement-breakpoint
INSERT INTO "usage_counters" ("user_id", "kind", "period", "taken")
  SELECT "user_id", 'words', "day", "taken" FROM "daily_words";--> statement-breakpoint
INSERT INTO "usage_reservations" ("id", "user_id", "kind", "period", "amount", "what", "state", "created_at", "expires_at", "ended_at")
  SELECT "id", "user_id", 'words', "day", "words", '', "state", "created_at", "expires_at", "ended_at" FROM "word_reservations";--> statement-breakpoint
DROP TABLE "word_reservations";--> statement-breakpoint
DROP TABLE "daily_words";
