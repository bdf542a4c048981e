ALTER TABLE "users" DROP CONSTRAINT "users_claim_of_unique";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "to_key" text;--> statement-breakpoint
CREATE INDEX "users_claim" ON "users" USING btree ("claim_of","password_hash" collate "C");--> statement-breakpoint
CREATE INDEX "known_devices_hash" ON "known_devices" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "mail_outbox_reader" ON "mail_outbox" USING btree ("to_key","created_at");