import { expect, test } from 'vitest';
import { complaintRow } from '../../test/complaint-row.ts';
import type { DocumentContent } from '../documents/content.ts';
import { answerDocument, receiptDocument, type WrittenAnswer } from './complaint-documents.ts';

const approvable = (content: DocumentContent) => `${JSON.stringify(content, null, 2)}\n`;

const answer: WrittenAnswer = {
  text: 'Hai ragione.\n\nIl rimborso è partito oggi.',
  outcome: 'partly',
  by: 'Rita Blu',
  // After midnight in Italy.
  at: new Date('2026-12-27T23:30:00Z'),
  isDraft: false,
};

test('the receipt says what was received, when, and by when the answer comes', async () => {
  await expect(approvable(receiptDocument(complaintRow()))).toMatchFileSnapshot('approved/receipt.txt');
});

test('the receipt of whoever speaks for somebody else names both, as far as they can be printed', async () => {
  const ofAssociation = complaintRow({
    complainant: 'association',
    onBehalfOf: 'Ugo Rossi',
    firstName: '李',
    lastName: '小龙',
    story: 'Guarda 😀 qui.',
  });
  await expect(approvable(receiptDocument(ofAssociation))).toMatchFileSnapshot(
    'approved/receipt-for-another.txt',
  );
  const unprintable = receiptDocument({ ...ofAssociation, onBehalfOf: '小龙' });
  expect(JSON.stringify(unprintable)).not.toContain('Per conto di');
});

test('the answer says how it ended, who wrote it, and the way on; before it leaves it is a draft', async () => {
  await expect(approvable(answerDocument(complaintRow(), answer))).toMatchFileSnapshot('approved/answer.txt');
  const draft = answerDocument(complaintRow(), { ...answer, isDraft: true });
  expect([draft.runningTitle, draft.blocks[0]]).toMatchObject([
    'BOZZA · Risposta al reclamo REC-2026-00001',
    { overline: 'BOZZA: non è stata mandata' },
  ]);
});
