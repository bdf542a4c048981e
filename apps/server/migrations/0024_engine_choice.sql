CREATE TABLE "own_engines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "engine_choice" jsonb DEFAULT '{"kind":"automatic"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "own_engines" ADD CONSTRAINT "own_engines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_engines_user" ON "own_engines" USING btree ("user_id");