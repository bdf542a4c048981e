CREATE TABLE "chat_events" (
	"message_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "chat_events_message_id_seq_pk" PRIMARY KEY("message_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" uuid,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"engine" jsonb,
	"sources" jsonb,
	"fault" text,
	"seq" integer DEFAULT 0 NOT NULL,
	"wish" jsonb,
	"lease_until" timestamp (3) with time zone,
	"fence" integer DEFAULT 0 NOT NULL,
	"stop_asked_at" timestamp (3) with time zone,
	"words_id" uuid,
	"words_counted" integer DEFAULT 0 NOT NULL,
	"usage_id" uuid,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("chat_messages"."content", 100000)), nfd), '[\u0300-\u036f]', '', 'g'), '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uff0f\uff1a-\uff20\U0001f000-\U0001faff]', ' ', 'g')) || array_to_tsvector(array['owner:' || "chat_messages"."owner_id"::text])) STORED
);
--> statement-breakpoint
CREATE TABLE "chat_shares" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"title" text NOT NULL,
	"messages" jsonb NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"mode" text NOT NULL,
	"instructions" text NOT NULL,
	"context" jsonb,
	"leaf_id" uuid,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"erase_after" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("conversations"."title", 100000)), nfd), '[\u0300-\u036f]', '', 'g'), '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uff0f\uff1a-\uff20\U0001f000-\U0001faff]', ' ', 'g')) || array_to_tsvector(array['owner:' || "conversations"."owner_id"::text])) STORED
);
--> statement-breakpoint
CREATE TABLE "daily_words" (
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "daily_words_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "word_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"words" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_words" ADD CONSTRAINT "daily_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_reservations" ADD CONSTRAINT "word_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "chat_messages_owner" ON "chat_messages" USING btree ("owner_id","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_messages_parent" ON "chat_messages" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_answering" ON "chat_messages" USING btree ("conversation_id") WHERE "chat_messages"."status" = 'answering';--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "chat_shares_owner" ON "chat_shares" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner_id","is_archived","is_pinned" DESC NULLS FIRST,"updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversations_erase" ON "conversations" USING btree ("erase_after") WHERE "conversations"."erase_after" is not null;--> statement-breakpoint
CREATE INDEX "conversations_search" ON "conversations" USING gin ("search");--> statement-breakpoint
CREATE INDEX "word_reservations_expires" ON "word_reservations" USING btree ("expires_at") WHERE "word_reservations"."state" = 'reserved';--> statement-breakpoint
CREATE INDEX "word_reservations_user" ON "word_reservations" USING btree ("user_id","created_at");