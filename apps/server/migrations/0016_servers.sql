CREATE TABLE "server_secret" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "server_secret_is_one" CHECK ("server_secret"."is_only")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "server_id" uuid;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "rotated_by" uuid;