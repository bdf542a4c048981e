CREATE TABLE "withdrawn_engines" (
	"engine" text PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp (3) with time zone NOT NULL
);
