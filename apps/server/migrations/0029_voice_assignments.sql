CREATE TABLE "voice_assignments" (
	"session_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seat" text NOT NULL,
	"voice_id" text NOT NULL,
	"voice_name" text NOT NULL,
	"provider" text NOT NULL,
	CONSTRAINT "voice_assignments_session_id_person_id_seat_pk" PRIMARY KEY("session_id","person_id","seat")
);
--> statement-breakpoint
ALTER TABLE "voice_assignments" ADD CONSTRAINT "voice_assignments_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_assignments" ADD CONSTRAINT "voice_assignments_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_assignments_person" ON "voice_assignments" USING btree ("person_id");