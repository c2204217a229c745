import type { Role } from '@riparo/domain/roles/roles.ts';
import { complaintIdSchema, requestIdSchema, staffIdSchema } from '@riparo/domain/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { complaintRow } from '../../test/complaint-row.ts';
import { newKey } from '../../test/complaints.ts';
import { notesIn, toLine } from './complaint-answer.ts';
import type { complaintHistory, ComplaintRow } from './tables.ts';

const staffId = staffIdSchema.parse('7c9e6679-7425-40de-944b-e07fc1f90ae7');
const at = new Date('2026-11-17T10:00:00Z');

const line = (changes: Partial<ComplaintRow> = {}, role: Role = 'consulente', assigneeName = 'Rita Blu') =>
  toLine(
    {
      complaint: complaintRow(changes),
      requestId: requestIdSchema.parse(newKey()),
      assigneeId: staffId,
      assigneeName,
    },
    { id: staffId, role },
  );

describe('a line of the register', () => {
  test('says who complains about what, by when it is answered and who has it', () => {
    expect(line({ product: 'pet' })).toEqual({
      id: complaintIdSchema.parse('0f8fad5b-d9cb-469f-a165-70867728950e'),
      number: 'REC-2026-00001',
      state: 'received',
      version: 1,
      firstName: 'Ada',
      lastName: 'D’Angelo',
      complainant: 'customer',
      area: 'withdrawal',
      channel: 'site',
      product: { key: 'pet', title: 'Sussidio Pet' },
      receivedOn: '2026-11-17',
      dueBy: '2027-01-01',
      isToPost: false,
      assignee: { id: staffId, name: 'Rita Blu' },
      outcome: null,
      closingReason: null,
      endedOn: null,
    });
  });

  test('says how it ended once it has, by the day in Italy', () => {
    const draft = { answerOutcome: 'accepted' } as const;
    expect(line({ ...draft, state: 'in-progress' }).outcome).toBeNull();
    const answered = { ...draft, state: 'answered', endedAt: new Date('2026-12-27T23:30:00Z') } as const;
    expect(line(answered)).toMatchObject({ outcome: 'accepted', endedOn: '2026-12-28', product: null });
  });

  test.each<[Role, string]>([
    ['consulente', 'Persona cancellata'],
    ['revisore', 'Ada D’Angelo'],
    ['responsabile', 'Ada D’Angelo'],
  ])('names whoever was forgotten to the %s as %s', (role, name) => {
    const { firstName, lastName } = line({ erasureAskedAt: at }, role);
    expect(`${firstName} ${lastName}`).toBe(name);
  });
});

describe('notes', () => {
  type HistoryRow = typeof complaintHistory.$inferSelect;
  const entry = (number: number, changes: Partial<HistoryRow>): HistoryRow => ({
    number,
    complaintId: complaintRow().id,
    at,
    actorId: staffId,
    actorName: 'Rita Blu',
    action: 'note',
    details: {},
    note: null,
    key: null,
    ...changes,
  });

  test('are the lines that are one, each with the texts that it had before', () => {
    const found = notesIn([
      entry(1, { action: 'receive' }),
      entry(2, { note: 'Prima' }),
      entry(3, { note: 'Altra' }),
      entry(4, { action: 'edit-note', note: 'Seconda', details: { of: 2 }, actorName: 'Carla Verdi' }),
      entry(5, { action: 'withdraw', note: 'Lo ritira' }),
      entry(6, { action: 'edit-note', note: 'Terza', details: { of: 2 } }),
    ]);
    expect(
      found.map(({ id, version, text, author, earlier }) => [
        id,
        version,
        text,
        author,
        earlier.map((each) => each.text),
      ]),
    ).toEqual(
      expect.arrayContaining([
        [2, 3, 'Terza', 'Rita Blu', ['Seconda', 'Prima']],
        [3, 1, 'Altra', 'Rita Blu', []],
      ]),
    );
    expect(found).toHaveLength(2);
  });
});
