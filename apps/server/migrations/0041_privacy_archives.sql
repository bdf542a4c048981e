CREATE TABLE "privacy_archive_parts" (
	"request_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "privacy_archive_parts_request_id_seq_pk" PRIMARY KEY("request_id","seq")
);
--> statement-breakpoint
CREATE TABLE "privacy_archives" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"bytes" bigint,
	"ready_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "privacy_archive_parts" ADD CONSTRAINT "privacy_archive_parts_request_id_privacy_archives_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_archives"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_archives" ADD CONSTRAINT "privacy_archives_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_archives" ADD CONSTRAINT "privacy_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_archives_user" ON "privacy_archives" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "privacy_archives_state" ON "privacy_archives" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_archive" ON "privacy_requests" USING btree ("user_id") WHERE "privacy_requests"."kind" = 'know-pieces' and "privacy_requests"."closed_at" is null;