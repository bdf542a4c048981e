CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"method" text NOT NULL,
	"text_version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consents_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"verified_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
	"status" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_opted_out" boolean NOT NULL,
	"opt_out_method" text,
	"opt_out_at" timestamp (3) with time zone,
	"is_limited" boolean NOT NULL,
	"limit_method" text,
	"limit_at" timestamp (3) with time zone,
	"signal_at" timestamp (3) with time zone,
	"despite_signal_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step" text NOT NULL,
	"manner" text NOT NULL,
	"note" text,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_log_ends" (
	"id" integer PRIMARY KEY NOT NULL,
	"first_seq" bigint NOT NULL,
	"first_hash" "bytea" NOT NULL,
	"last_seq" bigint NOT NULL,
	"last_hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"is_extended" boolean DEFAULT false NOT NULL,
	"verified_by" text,
	"asked" jsonb,
	"answer" text,
	"executes_at" timestamp (3) with time zone,
	"deleted" jsonb,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" boolean NOT NULL,
	"privacy_updates" boolean NOT NULL,
	"delete_after_inactivity" boolean NOT NULL,
	"inactivity_months" integer NOT NULL,
	"auto_delete_transcripts" boolean NOT NULL,
	"transcript_months" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"warned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_family_id_refresh_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."refresh_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_archive_parts" ADD CONSTRAINT "privacy_archive_parts_request_id_privacy_archives_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_archives"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_archives" ADD CONSTRAINT "privacy_archives_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_archives" ADD CONSTRAINT "privacy_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_choices" ADD CONSTRAINT "privacy_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "privacy_log_request" ON "privacy_log" USING btree ("request_id","seq");--> statement-breakpoint
CREATE INDEX "privacy_requests_user" ON "privacy_requests" USING btree ("user_id","received_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("status","executes_at") WHERE "privacy_requests"."closed_at" is null;--> statement-breakpoint
INSERT INTO "privacy_log_ends" ("id", "first_seq", "first_hash", "last_seq", "last_hash") VALUES (1, 0, '\x', 0, '\x');--> statement-breakpoint
CREATE FUNCTION privacy_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '24 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'privacy_log is append only, and kept for 24 months';
END
$$;--> statement-breakpoint
CREATE TRIGGER privacy_log_append_only BEFORE UPDATE OR DELETE ON "privacy_log" FOR EACH ROW EXECUTE FUNCTION privacy_log_append_only();--> statement-breakpoint
CREATE TRIGGER privacy_log_no_truncate BEFORE TRUNCATE ON "privacy_log" FOR EACH STATEMENT EXECUTE FUNCTION privacy_log_append_only();
