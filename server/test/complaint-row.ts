import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import type { ComplaintRow } from '../src/care/complaints/tables.ts';
import { newKey } from './complaints.ts';

const email = 'ada@example.it';

/** A complaint row for rules that need no database. */
export const complaintRow = (changes: Partial<ComplaintRow> = {}): ComplaintRow => ({
  id: complaintIdSchema.parse('0f8fad5b-d9cb-469f-a165-70867728950e'),
  number: 'REC-2026-00001',
  submissionKey: newKey(),
  mailboxProvedAt: null,
  state: 'received',
  version: 1,
  channel: 'site',
  complainant: 'customer',
  onBehalfOf: null,
  area: 'withdrawal',
  product: null,
  dealUuid: null,
  claimId: null,
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  email,
  emailKey: emailKey(email),
  postalAddress: null,
  receiptPostedOn: null,
  endPostedOn: null,
  phone: null,
  reference: null,
  story: 'Ho esercitato il recesso il 2 novembre.\n\nIl rimborso non è arrivato.',
  wish: 'Il rimborso.',
  receivedOn: isoDate('2026-11-17'),
  dueOn: isoDate('2027-01-01'),
  createdAt: new Date('2026-11-17T10:00:00Z'),
  warnedDay: 0,
  answerText: '',
  answerOutcome: null,
  answerVersion: 0,
  answerSavedBy: null,
  endedAt: null,
  endedBy: null,
  closingReason: null,
  closingWords: null,
  erasureAskedAt: null,
  ...changes,
});
