CREATE TABLE "stored_file_piece" (
	"owner_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"part" text NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stored_file_piece_owner_id_file_id_part_number_pk" PRIMARY KEY("owner_id","file_id","part","number")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"owner_id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"size_bytes" integer NOT NULL,
	"arrived_bytes" integer NOT NULL,
	"kind" text,
	"content_type" text,
	"kept_bytes" integer,
	"sha256" text,
	"width" integer,
	"height" integer,
	"pages" integer,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "stored_file_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "stored_file_piece" ADD CONSTRAINT "stored_file_piece_owner_id_file_id_stored_file_owner_id_id_fk" FOREIGN KEY ("owner_id","file_id") REFERENCES "public"."stored_file"("owner_id","id") ON DELETE cascade ON UPDATE no action;