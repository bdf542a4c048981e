CREATE TABLE "session_debriefs" (
	"session_id" uuid NOT NULL,
	"seat" text NOT NULL,
	"format" integer NOT NULL,
	"value" jsonb,
	"fault" text,
	"replayed" integer DEFAULT 0 NOT NULL,
	"replays" integer DEFAULT 0 NOT NULL,
	"lease_owner" text NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_debriefs_session_id_seat_format_pk" PRIMARY KEY("session_id","seat","format")
);
--> statement-breakpoint
ALTER TABLE "session_debriefs" ADD CONSTRAINT "session_debriefs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;