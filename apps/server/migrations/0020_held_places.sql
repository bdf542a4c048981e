CREATE TABLE "held_places" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"holders" jsonb NOT NULL
);
