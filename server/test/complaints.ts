import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@riparo/domain/platform/call/call.ts';
import { complaintCall, makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { complaintToken } from '../src/care/complaints/complaint-token.ts';
import { complaints } from '../src/care/complaints/tables.ts';
import type { TestServer } from './test-server.ts';

export const newKey = () => submissionKeySchema.parse(randomUUID());

type Complaint = BodyOf<typeof makeComplaintCall>;

/** A sample complaint. */
export const complaint = (given: Partial<Complaint> = {}): Complaint => ({
  submissionKey: newKey(),
  complainant: 'customer',
  area: 'withdrawal',
  reference: null,
  story: 'Ho esercitato il recesso il 2 novembre.\nIl rimborso non è arrivato.',
  wish: 'Il rimborso, e sapere perché ci avete messo tanto.',
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
  email: 'ada@example.it',
  phone: null,
  ...given,
});

type Made = AnswerOf<typeof makeComplaintCall>['data'];

/** Sends a complaint; the sender may or may not own the mailbox. */
export async function sendComplaint(server: TestServer, given: Partial<Complaint> = {}): Promise<Made> {
  const { status, answer } = await server.call(makeComplaintCall, { body: complaint(given) });
  if (status !== 201) throw new Error(`nobody could complain: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Sends a complaint and opens the mailed link: its token. */
export async function complains(server: TestServer, given: Partial<Complaint> = {}): Promise<Made> {
  const made = await sendComplaint(server, given);
  const [row] = await server.db.select().from(complaints).where(eq(complaints.number, made.number));
  if (!row?.email) throw new Error('the complaint is gone');
  const token = complaintToken(server.parts.keyedHash, { id: row.id, email: row.email });
  await server.call(complaintCall, { params: { token } });
  return { ...made, token };
}
