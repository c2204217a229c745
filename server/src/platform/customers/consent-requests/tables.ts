import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** Consents the owner of the mailbox gave: when, and to which version of the texts. */
export type ConsentAnswers = Partial<Record<ChangeableConsent, { at: string; version: string }>>;

/**
 * Consents ticked in a form with an unproved e-mail. They count once the owner of the mailbox confirms them
 * with the link in our mail.
 */
export const consentRequests = pgTable(
  'consent_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    kinds: jsonb().notNull().$type<readonly ChangeableConsent[]>(),
    /** The page that contains the form. */
    source: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until a job decides to mail the mailbox. */
    mailedAt: moment('mailed_at'),
    answers: jsonb().notNull().$type<ConsentAnswers>().default({}),
  },
  (table) => [index('consent_request_email').on(table.emailKey)],
);

export type ConsentRequestRow = typeof consentRequests.$inferSelect;
