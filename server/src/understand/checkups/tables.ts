import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { CheckupAnswers } from '@riparo/domain/understand/checkup/answers.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import type { ConsentRecord } from '../../platform/customers/consent-record.ts';

/** A filled-in checkup or quiz with its computed report, which never changes. */
export const checkups = pgTable(
  'checkup',
  {
    /** Random, since it is all that is needed to read the report. */
    id: uuid().primaryKey().defaultRandom(),
    /** Made by the browser: the same submission sent twice finds its own row. */
    submissionKey: uuid('submission_key').notNull().unique().$type<SubmissionKey>(),
    questionnaire: text({ enum: ['checkup', 'quiz'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    phone: text(),
    answers: jsonb().notNull().$type<StoredAnswers>(),
    scoreVersion: text('score_version').notNull(),
    result: integer().notNull(),
    report: jsonb().notNull().$type<StoredReport>(),
    consents: jsonb().notNull().$type<ConsentRecord>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('checkup_email').on(table.emailKey, table.createdAt)],
);

export type StoredAnswers = Omit<CheckupAnswers, 'first_name' | 'last_name' | 'email' | 'phone'>;
export type StoredReport = Omit<CheckupReport, 'id'>;
