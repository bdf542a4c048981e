-- Addresses are compared without characters nobody sees from now on. Accounts that were made with such characters get the
-- key of the address without them; where that has an account, or several such become one, the later ones are provisional.
WITH "folded" AS (
  SELECT "id", "created_at", regexp_replace("email_key", '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g') AS "key"
  FROM "users"
  WHERE "email_key" ~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]'
), "ranked" AS (
  SELECT "id", "key", row_number() OVER (PARTITION BY "key" ORDER BY "created_at", "id") = 1
    AND NOT EXISTS (SELECT FROM "users" "other" WHERE "other"."email_key" = "folded"."key") AS "is_first"
  FROM "folded"
)
UPDATE "users" SET
  "email_key" = CASE WHEN "ranked"."is_first" THEN "ranked"."key" ELSE 'claim:' || "users"."id" END,
  "claim_of" = CASE WHEN "ranked"."is_first" THEN NULL ELSE "ranked"."key" END
FROM "ranked" WHERE "ranked"."id" = "users"."id";
