CREATE TABLE "language_usage" (
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"use" text NOT NULL,
	"rung" text NOT NULL,
	"model" text NOT NULL,
	"requests" integer NOT NULL,
	"estimated_requests" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "language_usage_user_id_day_use_rung_model_pk" PRIMARY KEY("user_id","day","use","rung","model")
);
--> statement-breakpoint
ALTER TABLE "language_usage" ADD CONSTRAINT "language_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "language_usage_day" ON "language_usage" USING btree ("day");