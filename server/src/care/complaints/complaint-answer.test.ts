import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { requestIdSchema, staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { complaintRow } from '../../../test/complaint-row.ts';
import { newKey } from '../../../test/complaints.ts';
import { toLine } from './complaint-answer.ts';
import type { ComplaintRow } from './tables.ts';

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
  test('a line of the register shows the outcome after the end, with the day in Italy', () => {
    const draft = { answerOutcome: 'accepted' } as const;
    expect(line({ ...draft, state: 'in-progress' }).outcome).toBeNull();
    const answered = { ...draft, state: 'answered', endedAt: new Date('2026-12-27T23:30:00Z') } as const;
    expect(line(answered)).toMatchObject({ outcome: 'accepted', endedOn: '2026-12-28', product: null });
  });

  test.each<[Role, string]>([
    ['consulente', 'Persona cancellata'],
    ['revisore', 'Ada D’Angelo'],
    ['responsabile', 'Ada D’Angelo'],
  ])('a line of the register names an erased complainant to the %s as %s', (role, name) => {
    const { firstName, lastName } = line({ erasureAskedAt: at }, role);
    expect(`${firstName} ${lastName}`).toBe(name);
  });
});
