CREATE TABLE "remembered_usage" (
	"holder" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"taken" integer NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remembered_usage_holder_kind_month_pk" PRIMARY KEY("holder","kind","month")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmation_sent_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "remembered_usage_forget" ON "remembered_usage" USING btree ("forget_at");