CREATE TABLE "browser_engine_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"engine" jsonb NOT NULL,
	"request" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	"fault" text,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "browser_engine_turns" ADD CONSTRAINT "browser_engine_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browser_engine_turns_user" ON "browser_engine_turns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "browser_engine_turns_seen" ON "browser_engine_turns" USING btree ("seen_at");