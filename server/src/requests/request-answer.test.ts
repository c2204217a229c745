import { LIFE_PRODUCT_KEY, LIFE_PRODUCT_TITLE } from '@riparo/domain/life/product.ts';
import { describe, expect, test } from 'vitest';
import { newStaffId } from '../../test/ids.ts';
import { changeMail } from './change-mail.ts';
import { titleOf, toAnswer } from './request-answer.ts';
import type { CallRow } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');
const later = new Date('2026-11-17T09:00:00Z');
const bianca = newStaffId();

const request = {
  id: 'request',
  kind: 'quote-request',
  state: 'taken',
  version: 2,
  sourceId: 'source',
  quoteUuid: null,
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.it',
  phone: '+393331234567',
  product: 'casa',
  createdAt: now,
  deadline: now,
  againAt: null,
  due: now,
  attempts: 0,
  assigneeId: bianca,
  takenAt: now,
  closedAt: null,
  outcome: null,
} as unknown as CallRow;

test.each([
  [LIFE_PRODUCT_KEY, LIFE_PRODUCT_TITLE],
  ['casa', 'Casa'],
  ['polizza-attiva', 'Una polizza che ho già'],
  ['parapendio', 'parapendio'],
])('what a request is about, %s, is called %s', (key, title) => {
  expect(titleOf(key)).toBe(title);
});

describe('who has a request', () => {
  test('is named, and sees the phone', () => {
    const answer = toAnswer({ request, assigneeName: 'Bianca Neri' }, bianca);
    expect(answer).toMatchObject({
      phone: '+393331234567',
      isPhoneMasked: false,
      assignee: { id: bianca, name: 'Bianca Neri' },
      takenAt: now.toISOString(),
      againAt: null,
      closedAt: null,
    });
  });

  test('is seen by others, who do not see the phone', () => {
    const row = { ...request, againAt: later, closedAt: later, assigneeId: null, takenAt: null };
    expect(toAnswer({ request: row, assigneeName: null }, bianca)).toMatchObject({
      phone: '+39\u00a0•••-••••567',
      isPhoneMasked: true,
      assignee: null,
      takenAt: null,
      againAt: later.toISOString(),
      closedAt: later.toISOString(),
    });
    expect(toAnswer({ request, assigneeName: null }, newStaffId()).assignee).toEqual({
      id: bianca,
      name: '',
    });
  });
});

const keyedHash = () => 'proof';
const mailOf = (action: 'move' | 'cancel', againAt: Date | null) =>
  changeMail(keyedHash as never, { action }, { ...request, id: crypto.randomUUID(), againAt } as CallRow, 7);

describe('whoever changed their call', () => {
  test('is told the new time, the number, and where to change it again', () => {
    const { to, template, data } = mailOf('move', later);
    expect([to, template]).toEqual(['ada@example.it', 'call-moved']);
    expect(data).toEqual({
      firstName: 'Ada',
      about: 'Casa',
      phone: '+39\u00a0333-1234567',
      callAt: later.toISOString(),
      requestPath: expect.stringContaining('/richiesta/'),
      calendar: { requestId: expect.any(String), line: 7 },
    });
  });

  test('is told that nobody calls, and their calendar too, if it was there', () => {
    const about = { firstName: 'Ada', about: 'Casa' };
    expect(mailOf('cancel', later)).toMatchObject({ template: 'call-cancelled' });
    expect(mailOf('cancel', later).data).toEqual({
      ...about,
      calendar: { requestId: expect.any(String), line: 7 },
    });
    expect(mailOf('cancel', null).data).toEqual({ ...about, calendar: null });
  });
});
