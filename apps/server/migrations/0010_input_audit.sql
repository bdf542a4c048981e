CREATE TABLE "input_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "input_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"input" text NOT NULL,
	"threat_level" text NOT NULL,
	"threats" jsonb NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "input_audit" ADD CONSTRAINT "input_audit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "input_audit_user" ON "input_audit" USING btree ("user_id");