import type { DeskClaim } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { expect, test } from 'vitest';
import type { DealRow } from '../../buy/deals/tables.ts';
import { handOverContent } from './hand-over-content.ts';
import type { ClaimRow } from './tables.ts';

const row = (name: string, label: string, value: string, isLong = false) => ({ name, label, value, isLong });

test('the insurer reads every row of the report, whichever questions were shown', () => {
  const page = {
    number: 'SIN-1',
    sentAt: '2026-11-17T10:00:00Z',
    policy: { product: { key: 'pet', title: 'Sussidio Pet' }, number: 'P-1', insured: [] },
    report: {
      what: 'Furto',
      guarantee: null,
      coverWarning: 'grace-days',
      story: 'Non c’era più.',
      others: 'Il portiere',
      rows: [
        row('when', 'Quando', '05/11/2026'),
        row('frame', 'Numero di telaio', 'WBK 123'),
        row('story', 'Che cosa è successo', 'Non c’era più.', true),
        row('others', 'Altre persone', 'Il portiere', true),
        row('locks', 'Com’era chiusa', 'Con una catena.', true),
      ],
    },
    files: [],
    papers: [],
    messages: [],
  } as unknown as DeskClaim;
  const deal = { productKey: 'pet', email: 'a@b.it', profile: {}, firstName: 'Ada', lastName: 'Blu' };
  const { blocks } = handOverContent(page, { iban: null } as ClaimRow, deal as unknown as DealRow);
  const written = JSON.stringify(blocks);
  for (const { value } of page.report.rows) expect(written).toContain(value);
  for (const label of ['Numero di telaio', 'Altre persone', 'Com’era chiusa'])
    expect(written).toContain(label);
  expect(written.indexOf('Periodo')).toBeGreaterThan(written.indexOf('05/11/2026'));
  expect(written.split('Non c’era più.')).toHaveLength(2);
});
