CREATE TABLE "storage_claims" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (octet_length("chat_shares"."messages"::text)) STORED;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "storage_claims" ADD CONSTRAINT "storage_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
UPDATE "sessions" SET "bytes" = (
  SELECT coalesce(sum(octet_length(e."event"::text) + 2), 0) FROM "session_events" e WHERE e."session_id" = "sessions"."id");--> statement-breakpoint
UPDATE "conversations" SET "bytes" = (
  SELECT coalesce(sum(300 + octet_length(m."content") * (CASE WHEN m."seq" > 0 THEN 2 ELSE 1 END) + 100 * m."seq"
    + coalesce(octet_length(m."sources"::text), 0) + coalesce(octet_length(m."attachments"::text), 0)), 0)
  FROM "chat_messages" m WHERE m."conversation_id" = "conversations"."id");
