-- The search index of deals needs this function before the tables.
CREATE FUNCTION "deal_words"("first_name" text, "last_name" text, "email" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_remove(regexp_split_to_array(
		lower(regexp_replace(normalize(first_name || ' ' || last_name || ' ' || email, NFD), '[\u0300-\u036f]', '', 'g')),
		'[^a-z0-9]+'), ''))
$$;
--> statement-breakpoint
CREATE TABLE "account_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"device" text,
	"about" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carried_answers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"sealed" text NOT NULL,
	"email_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkup" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"questionnaire" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"answers" jsonb NOT NULL,
	"score_version" text NOT NULL,
	"result" integer NOT NULL,
	"report" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkup_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "case_history" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_history_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"case_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"details" jsonb NOT NULL,
	"key" uuid
);
--> statement-breakpoint
CREATE TABLE "case_note" (
	"line" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "case_note_version" UNIQUE("id","version")
);
--> statement-breakpoint
CREATE TABLE "claim_consent" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_consent_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"given" boolean NOT NULL,
	"version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"hint" text,
	"is_health" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"why" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "claim_promise" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_promise_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"kept_by" uuid
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_key" uuid NOT NULL,
	"deal_uuid" uuid,
	"account_id" uuid,
	"link_version" integer DEFAULT 0 NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"state" text,
	"number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"what" text,
	"what_said" text,
	"happened_on" date,
	"cover_warning" text,
	"iban" text,
	"next_word_by" timestamp (3) with time zone,
	"hand_over_by" timestamp (3) with time zone,
	"insurer_reference" text,
	"accepted_cents" integer,
	"paid_cents" integer,
	"ended_at" timestamp (3) with time zone,
	"close_reason" text,
	"end_reason" text,
	CONSTRAINT "claim_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "claim_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "complaint_document" (
	"complaint_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_document_complaint_id_kind_pk" PRIMARY KEY("complaint_id","kind")
);
--> statement-breakpoint
CREATE TABLE "complaint_serial" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"submission_key" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"channel" text NOT NULL,
	"complainant" text NOT NULL,
	"on_behalf_of" text,
	"area" text NOT NULL,
	"product" text,
	"deal_uuid" uuid,
	"claim_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"email_key" text,
	"postal_address" text,
	"receipt_posted_on" date,
	"end_posted_on" date,
	"mailbox_proved_at" timestamp (3) with time zone,
	"phone" text,
	"reference" text,
	"story" text NOT NULL,
	"wish" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"warned_day" integer DEFAULT 0 NOT NULL,
	"answer_text" text DEFAULT '' NOT NULL,
	"answer_outcome" text,
	"answer_version" integer DEFAULT 0 NOT NULL,
	"answer_saved_by" text,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"closing_reason" text,
	"closing_words" text,
	"erasure_asked_at" timestamp (3) with time zone,
	CONSTRAINT "complaint_number_unique" UNIQUE("number"),
	CONSTRAINT "complaint_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "consent_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"source" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"forwarded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "booked_call" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"about" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"network" text,
	"call_at" timestamp (3) with time zone NOT NULL,
	"consents" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"forwarded_at" timestamp (3) with time zone,
	CONSTRAINT "booked_call_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "call_back" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"quote_uuid" uuid,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"by_maker" boolean DEFAULT false NOT NULL,
	"consents" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"call_by" timestamp (3) with time zone NOT NULL,
	"forwarded_at" timestamp (3) with time zone,
	CONSTRAINT "call_back_submission" UNIQUE("quote_uuid","submission_key")
);
--> statement-breakpoint
CREATE TABLE "quote_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"product" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"consents" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"call_by" timestamp (3) with time zone DEFAULT now() + interval '30 minutes' NOT NULL,
	"forwarded_at" timestamp (3) with time zone,
	CONSTRAINT "quote_request_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"marketing" jsonb NOT NULL,
	CONSTRAINT "customer_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "followed_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"followed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_document" (
	"deal_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea",
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deal_document_deal_uuid_kind_pk" PRIMARY KEY("deal_uuid","kind")
);
--> statement-breakpoint
CREATE TABLE "sold_document" (
	"sha256" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_uuid" uuid NOT NULL,
	"event" text NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_tally" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stage" text NOT NULL,
	"product_key" text NOT NULL,
	"number" bigint NOT NULL,
	"sum_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"submission_key" uuid NOT NULL,
	"product_key" text NOT NULL,
	"order" text NOT NULL,
	"stage" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"profile" jsonb NOT NULL,
	"attributes" jsonb,
	"consents" jsonb NOT NULL,
	"suitability" jsonb,
	"price_cents" integer NOT NULL,
	"account_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"starts_on" date,
	"ends_on" date,
	"renewal_of" uuid,
	"reminded_at" timestamp (3) with time zone,
	"erasure_asked_at" timestamp (3) with time zone,
	"link_version" integer DEFAULT 0 NOT NULL,
	"browser_version" integer DEFAULT 0 NOT NULL,
	"opener_address" text,
	"mailed_address" text,
	CONSTRAINT "deal_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "deal_renewal_of_unique" UNIQUE("renewal_of")
);
--> statement-breakpoint
CREATE TABLE "deal_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_task" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"text" text NOT NULL,
	"day" date NOT NULL,
	"assignee_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by_name" text
);
--> statement-breakpoint
CREATE TABLE "desk_log" (
	"number" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"address" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"key_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "desk_log_number_at_pk" PRIMARY KEY("number","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "desk_log_end" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"number" bigint DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"key_id" text DEFAULT '' NOT NULL,
	"signature" text,
	CONSTRAINT "desk_log_end_is_one" CHECK ("desk_log_end"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "desk_log_head" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_log_head_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"rows" bigint NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_day" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"product" text NOT NULL,
	"consultant" text NOT NULL,
	"account" text NOT NULL,
	"number" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "figure_day_kind_day_product_consultant_account_pk" PRIMARY KEY("kind","day","product","consultant","account")
);
--> statement-breakpoint
CREATE TABLE "figure_mark" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"sender" text,
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
	"page_pictures" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "stored_file_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
-- Not logged: after a crash it is empty, and every limit begins again.
CREATE UNLOGGED TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_asset" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"superseded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "mail_budget" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"is_forgotten_once_sent" boolean DEFAULT false NOT NULL,
	"deal_uuid" uuid,
	"subject" text,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"version" integer PRIMARY KEY NOT NULL,
	"week" jsonb NOT NULL,
	"closing_days" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compared_day" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"payments" integer NOT NULL,
	"received_cents" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"disputes" integer NOT NULL,
	CONSTRAINT "compared_day_day_account_pk" PRIMARY KEY("day","account")
);
--> statement-breakpoint
CREATE TABLE "payment_difference" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"deal_uuid" uuid,
	"provider_cents" integer,
	"our_cents" integer,
	"found_at" timestamp (3) with time zone NOT NULL,
	"explained_by" uuid,
	"explained_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "payment_difference_once" UNIQUE("account","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"account" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" uuid,
	"provider_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "dispute_account_id_pk" PRIMARY KEY("account","id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"state" text NOT NULL,
	"failure" text,
	"leaves_cover" boolean NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	"provider_refund_id" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refund_provider_refund_id_unique" UNIQUE("provider_refund_id")
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"account" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"checkout_id" text,
	"failed_refund_id" text,
	"dispute_id" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "payment_notice_account_id_pk" PRIMARY KEY("account","id")
);
--> statement-breakpoint
CREATE TABLE "payment_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"email" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"opened_for" text,
	"checkout_id" text,
	"url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "payment_session_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "payment_session_attempt" UNIQUE("deal_uuid","attempt")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"product_key" text NOT NULL,
	"session_id" uuid NOT NULL,
	"account" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"refund_reason" text,
	CONSTRAINT "payment_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payment_provider_payment_id_unique" UNIQUE("provider_payment_id")
);
--> statement-breakpoint
CREATE TABLE "desk_person_due" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_person_due_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_person_join" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"joined_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_word" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"tax_code" text,
	"birth_date" date,
	"words" text[] NOT NULL,
	"traces" text[] NOT NULL,
	"deal_count" integer NOT NULL,
	"has_account" boolean NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_person_term" (
	"term" text COLLATE "C" NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "desk_person_term_term_person_id_pk" PRIMARY KEY("term","person_id")
);
--> statement-breakpoint
CREATE TABLE "phone_sale" (
	"key" uuid PRIMARY KEY NOT NULL,
	"deal_uuid" uuid,
	"quote_uuid" uuid,
	"staff_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_sale_deal_uuid_unique" UNIQUE("deal_uuid"),
	CONSTRAINT "phone_sale_quote_uuid_unique" UNIQUE("quote_uuid")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_answer" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_card_answer_account_key_pk" PRIMARY KEY("account","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"product_name" text NOT NULL,
	"product_description" text,
	"email" text,
	"reference" text,
	"metadata" jsonb NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text NOT NULL,
	"payment_id" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_card_checkout_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_event" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text DEFAULT 'succeeded' NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" text NOT NULL,
	"delivery_key" text NOT NULL,
	"email" text,
	"submission" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_submission_delivery_key_unique" UNIQUE("delivery_key")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_passkey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"can_back_up" boolean NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "account_passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "account_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"key_hash" text NOT NULL,
	"browser" text,
	"registration_id" uuid,
	"new_email" text,
	"last_try_before" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"key_expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"has_own_password" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"phone" text,
	"profile_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "code_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email_key" text NOT NULL,
	"browser" text NOT NULL,
	"deal_uuid" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_code_try" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_code_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"browser" text,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_registration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_registration_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"browser" text,
	"password_hash" text NOT NULL,
	"has_own_password" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"phone" text,
	"marketing" jsonb NOT NULL,
	"product" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_news" (
	"turn" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_news_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"news" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_mail_attachment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "life_quote" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"address_hash" text,
	"submission_key" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"smoker" boolean NOT NULL,
	"sum_assured_cents" integer NOT NULL,
	"years" integer NOT NULL,
	"quoted_on" date NOT NULL,
	"tariff_version" text NOT NULL,
	"monthly_cents" integer,
	"refusal" text,
	"effective_date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "life_quote_submission" UNIQUE("submission_key","birth_date","smoker","sum_assured_cents","years"),
	CONSTRAINT "life_quote_priced_or_refused" CHECK (("life_quote"."monthly_cents" is null) <> ("life_quote"."refusal" is null))
);
--> statement-breakpoint
CREATE TABLE "purchase_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"by_maker" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"source_id" uuid NOT NULL,
	"quote_uuid" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"product" text,
	"deadline" timestamp (3) with time zone NOT NULL,
	"again_at" timestamp (3) with time zone,
	"due" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("desk_request"."again_at", "desk_request"."deadline")) STORED NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"assignee_id" uuid,
	"taken_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "desk_request_source" UNIQUE("kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"name" text PRIMARY KEY NOT NULL,
	"encrypted_key" text NOT NULL,
	"certificate" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_signature" (
	"deal_uuid" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp (3) with time zone,
	"code_expires_at" timestamp (3) with time zone,
	"code_wrong_tries" integer DEFAULT 0 NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"evidence" jsonb,
	"sealed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ski_holder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	CONSTRAINT "ski_holder_place" UNIQUE("policy_id","place")
);
--> statement-breakpoint
CREATE TABLE "ski_policy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"product_type" text NOT NULL,
	"duration" text NOT NULL,
	"days" integer,
	"adults" integer NOT NULL,
	"kids" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"promo_code" text,
	"list_price_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tariff_version" text NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"cover_from" timestamp (3) with time zone,
	CONSTRAINT "ski_policy_deal_uuid_unique" UNIQUE("deal_uuid")
);
--> statement-breakpoint
CREATE TABLE "staff_device" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_factors" integer DEFAULT 0 NOT NULL,
	"wrong_factor_at" timestamp (3) with time zone
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
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
	"wrong_factors" integer DEFAULT 0 NOT NULL,
	"wrong_factor_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"admitted_by" uuid,
	"admitted_at" timestamp (3) with time zone,
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text NOT NULL,
	"device_proof_hash" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sign_in" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"challenge" text
);
--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_note" ADD CONSTRAINT "case_note_line_case_history_number_fk" FOREIGN KEY ("line") REFERENCES "public"."case_history"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_consent" ADD CONSTRAINT "claim_consent_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_message" ADD CONSTRAINT "claim_message_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_paper" ADD CONSTRAINT "claim_paper_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_promise" ADD CONSTRAINT "claim_promise_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_document" ADD CONSTRAINT "complaint_document_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_change" ADD CONSTRAINT "consent_change_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back" ADD CONSTRAINT "call_back_quote_uuid_life_quote_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."life_quote"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_document" ADD CONSTRAINT "deal_document_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_history" ADD CONSTRAINT "deal_history_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_renewal_of_deal_uuid_fk" FOREIGN KEY ("renewal_of") REFERENCES "public"."deal"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_view" ADD CONSTRAINT "deal_view_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_task" ADD CONSTRAINT "deal_task_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_task" ADD CONSTRAINT "deal_task_assignee_id_staff_member_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file_piece" ADD CONSTRAINT "stored_file_piece_owner_id_file_id_stored_file_owner_id_id_fk" FOREIGN KEY ("owner_id","file_id") REFERENCES "public"."stored_file"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_changed_by_staff_member_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_difference" ADD CONSTRAINT "payment_difference_explained_by_staff_member_id_fk" FOREIGN KEY ("explained_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_asked_by_staff_member_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_session_id_payment_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_session"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_person_join" ADD CONSTRAINT "desk_person_join_person_id_desk_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."desk_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_person_term" ADD CONSTRAINT "desk_person_term_person_id_desk_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."desk_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_sale" ADD CONSTRAINT "phone_sale_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_sale" ADD CONSTRAINT "phone_sale_quote_uuid_life_quote_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."life_quote"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_sale" ADD CONSTRAINT "phone_sale_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_passkey" ADD CONSTRAINT "account_passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_mail_attachment" ADD CONSTRAINT "sandbox_mail_attachment_mail_id_sandbox_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."sandbox_mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_request" ADD CONSTRAINT "purchase_request_quote_uuid_life_quote_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."life_quote"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_request" ADD CONSTRAINT "desk_request_quote_uuid_life_quote_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."life_quote"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_request" ADD CONSTRAINT "desk_request_assignee_id_staff_member_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_signature" ADD CONSTRAINT "deal_signature_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ski_holder" ADD CONSTRAINT "ski_holder_policy_id_ski_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."ski_policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ski_policy" ADD CONSTRAINT "ski_policy_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sign_in" ADD CONSTRAINT "staff_sign_in_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_event_account" ON "account_event" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "account_event_at" ON "account_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "carried_answers_email" ON "carried_answers" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "carried_answers_expiry" ON "carried_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "checkup_email" ON "checkup" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_history_key" ON "case_history" USING btree ("key","case_id",coalesce("actor_id"::text, ''));--> statement-breakpoint
CREATE INDEX "case_history_case" ON "case_history" USING btree ("case_id","number");--> statement-breakpoint
CREATE INDEX "case_history_at" ON "case_history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "claim_consent_claim" ON "claim_consent" USING btree ("claim_id","number");--> statement-breakpoint
CREATE INDEX "claim_message_claim" ON "claim_message" USING btree ("claim_id","at");--> statement-breakpoint
CREATE INDEX "claim_paper_claim" ON "claim_paper" USING btree ("claim_id","asked_at");--> statement-breakpoint
CREATE INDEX "claim_promise_claim" ON "claim_promise" USING btree ("claim_id","number");--> statement-breakpoint
CREATE INDEX "claim_promise_deadline" ON "claim_promise" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "claim_promise_kept" ON "claim_promise" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "claim_deal" ON "claim" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "claim_account" ON "claim" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "claim_open" ON "claim" USING btree ("next_word_by","id") WHERE "claim"."next_word_by" is not null;--> statement-breakpoint
CREATE INDEX "claim_open_state" ON "claim" USING btree ("state","next_word_by","id") WHERE "claim"."next_word_by" is not null;--> statement-breakpoint
CREATE INDEX "claim_ended_state" ON "claim" USING btree ("state","ended_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "claim"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "claim_number_beginning" ON "claim" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "claim_draft" ON "claim" USING btree ("saved_at") WHERE "claim"."state" is null;--> statement-breakpoint
CREATE INDEX "complaint_open" ON "complaint" USING btree ("due_on","id") WHERE "complaint"."state" in ('received', 'in-progress');--> statement-breakpoint
CREATE INDEX "complaint_received" ON "complaint" USING btree ("received_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "complaint_email" ON "complaint" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "complaint_deal" ON "complaint" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "complaint_claim" ON "complaint" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "complaint_ended" ON "complaint" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "consent_request_email" ON "consent_request" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "consent_change_account" ON "consent_change" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "booked_call_email" ON "booked_call" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "booked_call_network" ON "booked_call" USING btree ("network");--> statement-breakpoint
CREATE INDEX "call_back_email" ON "call_back" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "quote_request_email" ON "quote_request" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "followed_news_followed" ON "followed_news" USING btree ("followed_at");--> statement-breakpoint
CREATE INDEX "deal_history_deal" ON "deal_history" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "deal_history_at" ON "deal_history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "deal_account" ON "deal" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_opener_address" ON "deal" USING btree ("opener_address");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_mailed_address" ON "deal" USING btree ("mailed_address");--> statement-breakpoint
CREATE INDEX "deal_email" ON "deal" USING btree ("email_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "deal_expires" ON "deal" USING btree ("expires_at") WHERE "deal"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "deal_created" ON "deal" USING btree ("created_at","uuid");--> statement-breakpoint
CREATE INDEX "deal_stage" ON "deal" USING btree ("stage","created_at","uuid","product_key","price_cents");--> statement-breakpoint
CREATE INDEX "deal_product" ON "deal" USING btree ("product_key","created_at","uuid");--> statement-breakpoint
CREATE INDEX "deal_words" ON "deal" USING gin (deal_words("first_name", "last_name", "email"));--> statement-breakpoint
CREATE UNIQUE INDEX "deal_view_name" ON "deal_view" USING btree ("staff_id",lower("name"));--> statement-breakpoint
CREATE INDEX "deal_task_deal" ON "deal_task" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "deal_task_open" ON "deal_task" USING btree ("assignee_id","day") WHERE "deal_task"."done_at" is null;--> statement-breakpoint
CREATE INDEX "desk_log_at" ON "desk_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_log_subject" ON "desk_log" USING btree ("subject","number");--> statement-breakpoint
CREATE INDEX "desk_log_actor" ON "desk_log" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "desk_log_action" ON "desk_log" USING btree ("action","number");--> statement-breakpoint
CREATE INDEX "mail_message_waiting" ON "mail_message" USING btree ("created_at") WHERE "mail_message"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mail_message_recipient" ON "mail_message" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "mail_message_deal" ON "mail_message" USING btree ("deal_uuid","created_at") WHERE "mail_message"."deal_uuid" is not null;--> statement-breakpoint
CREATE INDEX "compared_day_failed" ON "compared_day" USING btree ("day") WHERE "compared_day"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "payment_difference_day" ON "payment_difference" USING btree ("day","account");--> statement-breakpoint
CREATE INDEX "payment_difference_open" ON "payment_difference" USING btree ("found_at","id") WHERE "payment_difference"."state" = 'open';--> statement-breakpoint
CREATE INDEX "dispute_payment" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "dispute_opened" ON "dispute" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("opened_at") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_deal" ON "refund" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "refund_asked" ON "refund" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("asked_at","id") WHERE "refund"."state" in ('waiting', 'due', 'failed');--> statement-breakpoint
CREATE INDEX "refund_done" ON "refund" USING btree ("done_at") WHERE "refund"."state" = 'done';--> statement-breakpoint
CREATE INDEX "payment_session_unsettled" ON "payment_session" USING btree ("created_at") WHERE "payment_session"."state" in ('opening', 'open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_that_counts" ON "payment" USING btree ("deal_uuid") WHERE "payment"."state" = 'received';--> statement-breakpoint
CREATE INDEX "payment_deal" ON "payment" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "payment_received" ON "payment" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "payment_product" ON "payment" USING btree ("product_key","received_at","id");--> statement-breakpoint
CREATE INDEX "payment_going_back" ON "payment" USING btree ("received_at","id") WHERE "payment"."state" <> 'received';--> statement-breakpoint
CREATE INDEX "desk_person_join_group" ON "desk_person_join" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_person_email" ON "desk_person" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "desk_person_seen" ON "desk_person" USING btree ("last_seen_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "desk_person_traces" ON "desk_person" USING gin ("traces") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "desk_person_term_person" ON "desk_person_term" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "phone_sale_staff" ON "phone_sale" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "form_submission_email" ON "form_submission" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "passkey_challenge_account" ON "passkey_challenge" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expires" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_passkey_account" ON "account_passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_code_subject" ON "account_code" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "account_session_account" ON "account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_session_expires" ON "account_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_code_try_subject" ON "account_code_try" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "account_code_try_tried" ON "account_code_try" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "account_registration_email" ON "account_registration" USING btree ("email_key","turn");--> statement-breakpoint
CREATE INDEX "identity_news_account" ON "identity_news" USING btree ("account_id","turn");--> statement-breakpoint
CREATE INDEX "sandbox_mail_received" ON "sandbox_mail" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "life_quote_address" ON "life_quote" USING btree ("address_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_request_once" ON "purchase_request" USING btree ("quote_uuid",lower("email"));--> statement-breakpoint
CREATE INDEX "purchase_request_email" ON "purchase_request" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "desk_request_open" ON "desk_request" USING btree ("due","id") WHERE "desk_request"."state" in ('new', 'taken', 'waiting');--> statement-breakpoint
CREATE INDEX "desk_request_closed" ON "desk_request" USING btree ("closed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "desk_request"."state" in ('done', 'lost');--> statement-breakpoint
CREATE INDEX "desk_request_assignee" ON "desk_request" USING btree ("assignee_id","due","id");--> statement-breakpoint
CREATE INDEX "desk_request_quote" ON "desk_request" USING btree ("quote_uuid");--> statement-breakpoint
CREATE INDEX "desk_request_deadline" ON "desk_request" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "desk_request_created" ON "desk_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "desk_request_email" ON "desk_request" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "deal_signature_waiting" ON "deal_signature" USING btree ("expires_at") WHERE "deal_signature"."signed_at" is null;--> statement-breakpoint
CREATE INDEX "ski_policy_number" ON "ski_policy" USING btree (right("id"::text, 12));--> statement-breakpoint
CREATE INDEX "staff_device_staff" ON "staff_device" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_device_expires" ON "staff_device" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_invitation_email" ON "staff_invitation" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_open" ON "staff_invitation" USING btree ("email_key") WHERE "staff_invitation"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "staff_passkey_staff" ON "staff_passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_code_staff" ON "staff_recovery_code" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_expires" ON "staff_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sign_in_staff" ON "staff_sign_in" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sign_in_expires" ON "staff_sign_in" USING btree ("expires_at");
--> statement-breakpoint
-- From here on what the tables in code do not say: functions, triggers, partitions and first rows.
CREATE FUNCTION "refuse_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
-- The history of a case goes with its row, whichever table its kind is in; the column with its id is the argument.
CREATE FUNCTION "forget_case"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "case_history" WHERE "case_id" = (to_jsonb(OLD) ->> TG_ARGV[0])::uuid;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '24 months' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the log of the desk is only appended to' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_due_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "desk_person_due" ("email_key") SELECT DISTINCT lower("email") FROM "new_rows";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "desk_person_due" ("email_key") SELECT DISTINCT lower("email") FROM "old_rows";
	ELSE
		INSERT INTO "desk_person_due" ("email_key")
		SELECT lower("email") FROM "new_rows" UNION SELECT lower("email") FROM "old_rows";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_new_deals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deal_tally (stage, product_key, number, sum_cents)
	SELECT stage, product_key, count(*), sum(price_cents) FROM changed GROUP BY stage, product_key;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_gone_deals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deal_tally (stage, product_key, number, sum_cents)
	SELECT stage, product_key, -count(*), -sum(price_cents) FROM changed GROUP BY stage, product_key;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_moved_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deal_tally (stage, product_key, number, sum_cents)
	VALUES (OLD.stage, OLD.product_key, -1, -OLD.price_cents), (NEW.stage, NEW.product_key, 1, NEW.price_cents);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The role that serves requests need not own the log of the desk (docs/running.md): months are made and dropped by these two, with
-- the rights of the owner, and neither touches what is younger than two years.
CREATE FUNCTION "ready_log_month"("moment" timestamptz) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	"month" timestamp := date_trunc('month', "moment" AT TIME ZONE 'UTC');
	"starts" timestamptz := "month" AT TIME ZONE 'UTC';
	"ends" timestamptz := ("month" + interval '1 month') AT TIME ZONE 'UTC';
	"name" text := 'desk_log_' || to_char("month", 'YYYY_MM');
BEGIN
	-- Processes that start at once: two that both look into the rest would wait for each other to let it go.
	PERFORM pg_advisory_xact_lock(hashtextextended('months of desk_log', 0));
	-- A month whose first rows are in the rest already stays there: to move them would lock out whoever reads.
	IF to_regclass("name") IS NOT NULL OR EXISTS (SELECT FROM desk_log_rest WHERE "at" >= "starts" AND "at" < "ends") THEN
		RETURN NULL;
	END IF;
	-- Made aside and then attached: that locks out neither who reads nor who writes the other months.
	EXECUTE format('CREATE TABLE %I (LIKE desk_log INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES)', "name");
	EXECUTE format('ALTER TABLE desk_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', "name", "starts", "ends");
	-- What holds for the rows is passed on to it by the database, this is not.
	EXECUTE format('CREATE TRIGGER desk_log_stays BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change()', "name");
	RETURN "name";
END
$$;
--> statement-breakpoint
CREATE FUNCTION "drop_log_rows"("before" timestamptz, "through" bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	"name" text;
BEGIN
	IF "before" > now() - interval '24 months' THEN
		RAISE EXCEPTION 'the log of the desk is only appended to';
	END IF;
	FOR "name" IN
		SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
		WHERE inhparent = 'desk_log'::regclass AND relname ~ '^desk_log_\d{4}_\d{2}$'
			AND (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') AT TIME ZONE 'UTC' <= "before"
		ORDER BY relname
	LOOP
		EXECUTE format('DROP TABLE %I', "name");
	END LOOP;
	-- What was written before there were months, or was in none; a trigger refuses what is younger than two years.
	DELETE FROM desk_log WHERE "number" <= "through";
END
$$;
--> statement-breakpoint
-- Rows outside of every month; months are made by the product (decision 0073).
CREATE TABLE "desk_log_rest" PARTITION OF "desk_log" DEFAULT;
--> statement-breakpoint
CREATE TRIGGER "desk_log_rows_stay" BEFORE UPDATE OR DELETE ON "desk_log" FOR EACH ROW EXECUTE FUNCTION "refuse_log_change"();
--> statement-breakpoint
CREATE TRIGGER "desk_log_stays" BEFORE TRUNCATE ON "desk_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
--> statement-breakpoint
CREATE TRIGGER "desk_log_stays" BEFORE TRUNCATE ON "desk_log_rest" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
--> statement-breakpoint
CREATE TRIGGER "life_quote_is_immutable" BEFORE UPDATE ON "life_quote" FOR EACH ROW EXECUTE FUNCTION "refuse_update"();
--> statement-breakpoint
CREATE TRIGGER "case_history_is_immutable" BEFORE UPDATE ON "case_history" FOR EACH ROW EXECUTE FUNCTION "refuse_update"();
--> statement-breakpoint
CREATE TRIGGER "case_note_is_immutable" BEFORE UPDATE ON "case_note" FOR EACH ROW EXECUTE FUNCTION "refuse_update"();
--> statement-breakpoint
CREATE TRIGGER "desk_request_history_goes" AFTER DELETE ON "desk_request" FOR EACH ROW EXECUTE FUNCTION "forget_case"('id');
--> statement-breakpoint
CREATE TRIGGER "complaint_history_goes" AFTER DELETE ON "complaint" FOR EACH ROW EXECUTE FUNCTION "forget_case"('id');
--> statement-breakpoint
CREATE TRIGGER "claim_history_goes" AFTER DELETE ON "claim" FOR EACH ROW EXECUTE FUNCTION "forget_case"('id');
--> statement-breakpoint
CREATE TRIGGER "deal_case_history_goes" AFTER DELETE ON "deal" FOR EACH ROW EXECUTE FUNCTION "forget_case"('uuid');
--> statement-breakpoint
CREATE TRIGGER "deal_task_history_goes" AFTER DELETE ON "deal_task" FOR EACH ROW EXECUTE FUNCTION "forget_case"('id');
--> statement-breakpoint
CREATE TRIGGER "deal_tally_new" AFTER INSERT ON "deal" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tally_new_deals"();
--> statement-breakpoint
CREATE TRIGGER "deal_tally_gone" AFTER DELETE ON "deal" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tally_gone_deals"();
--> statement-breakpoint
CREATE TRIGGER "deal_tally_moved" AFTER UPDATE OF "stage", "product_key", "price_cents" ON "deal" FOR EACH ROW
	WHEN ((OLD.stage, OLD.product_key, OLD.price_cents) IS DISTINCT FROM (NEW.stage, NEW.product_key, NEW.price_cents))
	EXECUTE FUNCTION "tally_moved_deal"();
--> statement-breakpoint
CREATE TRIGGER "deal_people_inserted" AFTER INSERT ON "deal" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "deal_people_updated" AFTER UPDATE ON "deal" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "deal_people_removed" AFTER DELETE ON "deal" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "quote_request_people_inserted" AFTER INSERT ON "quote_request" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "quote_request_people_updated" AFTER UPDATE ON "quote_request" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "quote_request_people_removed" AFTER DELETE ON "quote_request" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "call_back_people_inserted" AFTER INSERT ON "call_back" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "call_back_people_updated" AFTER UPDATE ON "call_back" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "call_back_people_removed" AFTER DELETE ON "call_back" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "booked_call_people_inserted" AFTER INSERT ON "booked_call" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "booked_call_people_updated" AFTER UPDATE ON "booked_call" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "booked_call_people_removed" AFTER DELETE ON "booked_call" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "purchase_request_people_inserted" AFTER INSERT ON "purchase_request" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "purchase_request_people_updated" AFTER UPDATE ON "purchase_request" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "purchase_request_people_removed" AFTER DELETE ON "purchase_request" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "checkup_people_inserted" AFTER INSERT ON "checkup" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "checkup_people_updated" AFTER UPDATE ON "checkup" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "checkup_people_removed" AFTER DELETE ON "checkup" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "desk_request_people_inserted" AFTER INSERT ON "desk_request" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "desk_request_people_updated" AFTER UPDATE ON "desk_request" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "desk_request_people_removed" AFTER DELETE ON "desk_request" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "customer_people_inserted" AFTER INSERT ON "customer" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "customer_people_updated" AFTER UPDATE ON "customer" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
CREATE TRIGGER "customer_people_removed" AFTER DELETE ON "customer" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"();
--> statement-breakpoint
INSERT INTO "figure_mark" ("counted_until") VALUES ('2000-01-01T00:00:00Z');
--> statement-breakpoint
INSERT INTO "desk_log_end" DEFAULT VALUES;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "ready_log_month"(timestamptz), "drop_log_rows"(timestamptz, bigint) FROM PUBLIC;
