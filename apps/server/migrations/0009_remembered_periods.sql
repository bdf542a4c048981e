ALTER TABLE "remembered_usage" RENAME COLUMN "month" TO "period";--> statement-breakpoint
ALTER TABLE "remembered_usage" RENAME CONSTRAINT "remembered_usage_holder_kind_month_pk" TO "remembered_usage_holder_kind_period_pk";
