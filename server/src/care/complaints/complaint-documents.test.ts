import { expect, test } from 'vitest';
import { complaintRow } from '../../../test/complaint-row.ts';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import { answerDocument, receiptDocument, type WrittenAnswer } from './complaint-documents.ts';

const wordsOf = ({ blocks }: DocumentContent) => JSON.stringify(blocks);

test('the receipt of a complaint names its number, its dates and the way to the Arbitro Assicurativo', () => {
  const words = wordsOf(receiptDocument(complaintRow()));
  for (const phrase of [
    '["Numero","REC-2026-00001"]',
    '["Ricevuto il","17 novembre 2026"]',
    '["Risposta entro il","1º gennaio 2027"]',
    'Ho esercitato il recesso il 2 novembre.',
    'Arbitro Assicurativo',
  ])
    expect(words).toContain(phrase);
});

test('the receipt for an association names the person it acts for, if the name can be printed', () => {
  const ofAssociation = complaintRow({ complainant: 'association', onBehalfOf: 'Ugo Rossi' });
  expect(wordsOf(receiptDocument(ofAssociation))).toContain('["Per conto di","Ugo Rossi"]');
  expect(wordsOf(receiptDocument({ ...ofAssociation, onBehalfOf: '小龙' }))).not.toContain('Per conto di');
});

test('the answer to a complaint names its outcome, its author and the next steps, and is marked as a draft until it is sent', () => {
  const answer: WrittenAnswer = {
    text: 'Hai ragione.\n\nIl rimborso è partito oggi.',
    outcome: 'partly',
    by: 'Rita Blu',
    // After midnight in Italy.
    at: new Date('2026-12-27T23:30:00Z'),
    isDraft: false,
  };
  const words = wordsOf(answerDocument(complaintRow(), answer));
  for (const phrase of [
    'Il rimborso è partito oggi.',
    'Rita Blu',
    '28 dicembre 2026',
    'Arbitro Assicurativo',
  ])
    expect(words).toContain(phrase);
  expect(words).not.toContain('BOZZA');
  expect(wordsOf(answerDocument(complaintRow(), { ...answer, isDraft: true }))).toContain('BOZZA');
});
