import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/standing.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** What the owner of the mailbox said yes to, when, and to which version of the words. */
export type ConsentAnswers = Partial<Record<ChangeableConsent, { at: string; version: string }>>;

/**
 * Consents that somebody ticked in a form without having proved the e-mail. They count from the moment in which the mailbox
 * says yes, by the link of the mail that asks for it.
 */
export const consentRequests = pgTable(
  'consent_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    kinds: jsonb().notNull().$type<readonly ChangeableConsent[]>(),
    /** The page of the form. */
    source: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until a job has decided that the mailbox is asked. */
    mailedAt: moment('mailed_at'),
    answers: jsonb().notNull().$type<ConsentAnswers>().default({}),
  },
  (table) => [index('consent_request_email').on(table.emailKey)],
);

export type ConsentRequestRow = typeof consentRequests.$inferSelect;
