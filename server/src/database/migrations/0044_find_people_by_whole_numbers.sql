-- Phones and tax codes are found by the whole value alone: everybody is written again, without parts of theirs.
INSERT INTO "desk_person_due" ("email_key") VALUES ('');
