CREATE TABLE "working_paper_versions" (
	"paper_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"making" text NOT NULL,
	"engine" jsonb,
	"restored_from" integer,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "working_paper_versions_paper_id_version_pk" PRIMARY KEY("paper_id","version")
);
--> statement-breakpoint
CREATE TABLE "working_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "working_paper_versions" ADD CONSTRAINT "working_paper_versions_paper_id_working_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."working_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_papers" ADD CONSTRAINT "working_papers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_papers" ADD CONSTRAINT "working_papers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "working_papers_owner" ON "working_papers" USING btree ("owner_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "working_papers_message" ON "working_papers" USING btree ("conversation_id","message_id");