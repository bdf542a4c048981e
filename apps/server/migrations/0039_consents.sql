CREATE TABLE "played_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"campaign_id" text NOT NULL,
	"difficulty" text NOT NULL,
	"language" text NOT NULL,
	"week" text NOT NULL,
	"result" text,
	"minutes" integer
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "mailed_up_to" uuid;--> statement-breakpoint
CREATE INDEX "played_campaigns_week" ON "played_campaigns" USING btree ("week");--> statement-breakpoint
CREATE INDEX "announcements_to_mail" ON "announcements" USING btree ("created_at") WHERE "announcements"."mailed_up_to" is not null;--> statement-breakpoint
DELETE FROM "settings" WHERE "name" IN ('dataCollection', 'analyticsEnabled');
