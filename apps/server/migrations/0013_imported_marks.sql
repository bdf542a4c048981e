ALTER TABLE "sessions" ADD COLUMN "imported" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- whoever sits in a session that was opened here is named by the account; a demo knows no accounts
UPDATE "sessions" s SET "imported" = CASE
  WHEN s."from_session" IS NOT NULL THEN 'played'
  WHEN EXISTS (
    SELECT FROM "session_events" later JOIN "session_events" first ON first."session_id" = s."id" AND first."seq" = 1
    WHERE later."session_id" = s."id" AND later."at" > first."at") THEN 'played'
  ELSE 'resting' END
WHERE EXISTS (
  SELECT FROM "session_events" opened
  WHERE opened."session_id" = s."id" AND opened."seq" = 1 AND opened."event"->>'kind' = 'session-opened'
    AND jsonb_typeof(opened."event"->'state'->'seats') = 'array'
    AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(opened."event"->'state'->'seats') AS held("seat")
      JOIN "session_people" p ON p."session_id" = s."id" AND p."person_id"::text = held."seat"->'holder'->>'personId'));--> statement-breakpoint
-- an answer made here was claimed by the server that made it, which raised its fence
UPDATE "chat_messages" SET "is_imported" = true
WHERE "role" = 'assistant' AND "status" <> 'answering' AND "fence" = 0 AND "content" <> '';--> statement-breakpoint
UPDATE "chat_messages" said SET "is_imported" = true
WHERE said."role" = 'user'
  AND EXISTS (SELECT FROM "chat_messages" m WHERE m."parent_id" = said."id" AND m."is_imported")
  AND NOT EXISTS (SELECT FROM "chat_messages" m WHERE m."parent_id" = said."id" AND m."fence" > 0);--> statement-breakpoint
-- the messages of a copy have ids of their own: they are known by what they say
UPDATE "chat_shares" s SET "messages" = (
  SELECT jsonb_agg(CASE WHEN EXISTS (
    SELECT FROM "chat_messages" m WHERE m."conversation_id" = s."conversation_id" AND m."is_imported"
      AND m."role" = one."message"->>'role' AND m."content" = one."message"->>'content'
  ) THEN one."message" || '{"isImported": true}'::jsonb ELSE one."message" END ORDER BY one."at")
  FROM jsonb_array_elements(s."messages") WITH ORDINALITY AS one("message", "at"))
WHERE EXISTS (SELECT FROM "chat_messages" m WHERE m."conversation_id" = s."conversation_id" AND m."is_imported");--> statement-breakpoint
UPDATE "conversations" c SET "context" = NULL
WHERE c."context"->>'kind' = 'debrief' AND NOT EXISTS (
  SELECT FROM "sessions" s JOIN "session_people" p ON p."session_id" = s."id" AND p."person_id" = c."owner_id"
  WHERE s."id" = (c."context"->>'sessionId')::uuid AND s."status" = 'concluded');
