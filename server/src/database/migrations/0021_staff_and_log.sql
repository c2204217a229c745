CREATE TABLE "desk_log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"address" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"sealed_secret" text,
	"challenge" text,
	CONSTRAINT "staff_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"sealed_secret" text,
	"last_code_step" bigint,
	"joined_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_member_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"can_back_up" boolean NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sign_in" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"challenge" text
);
--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sign_in" ADD CONSTRAINT "staff_sign_in_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_log_at" ON "desk_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_log_subject" ON "desk_log" USING btree ("subject","number");--> statement-breakpoint
CREATE INDEX "desk_log_actor" ON "desk_log" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "desk_log_action" ON "desk_log" USING btree ("action","number");--> statement-breakpoint
CREATE INDEX "staff_invitation_email" ON "staff_invitation" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "staff_passkey_staff" ON "staff_passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_code_staff" ON "staff_recovery_code" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_expires" ON "staff_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sign_in_staff" ON "staff_sign_in" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sign_in_expires" ON "staff_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '24 months' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the log of the desk is only appended to' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "desk_log_rows_stay" BEFORE UPDATE OR DELETE ON "desk_log" FOR EACH ROW EXECUTE FUNCTION "refuse_log_change"();
--> statement-breakpoint
CREATE TRIGGER "desk_log_stays" BEFORE TRUNCATE ON "desk_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
