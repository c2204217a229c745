import type { CheckupReport, SuggestedPolicy } from '@riparo/domain/checkup/report-schema.ts';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { expect, test } from 'vitest';
import { checkupReportDocument } from './report-document.ts';

const policy: SuggestedPolicy = {
  area: 'casa',
  title: 'Polizza casa',
  minimum_price: 12,
  installment: 'al mese',
  is_price_indicative: false,
  price_note: 'Per una casa di 80 metri quadri.',
  company_logo: '/logo.svg',
  cta: 'Chiedi un preventivo',
  cta_url: '/preventivo/casa',
  guide_url: '/guide/casa.pdf',
  guide_page_url: '/guide/casa',
  reasons: ['Hai un mutuo.'],
};

const report: CheckupReport = {
  id: '5f0c2a5e-0f4e-4c56-8b8e-1f6f5ad0a4c1',
  client: { first_name: examplePerson.firstName },
  request: { coverage_feeling: 70 },
  result: 34,
  suggested_policies: [
    policy,
    { ...policy, title: 'Con i centesimi', minimum_price: 12.01, guide_page_url: null },
    { ...policy, title: 'Con mezzo euro', minimum_price: 12.5 },
    { ...policy, title: 'Indicativa', minimum_price: 13, is_price_indicative: true },
    { ...policy, title: 'Su misura', minimum_price: null },
  ],
  areas: [{ key: 'casa', title: 'Casa', need: 1, cover: 0.25 }],
  score_version: '2026-11',
  created_on: '2026-11-15',
};

const drawn = (changes: Partial<CheckupReport>) =>
  checkupReportDocument(
    { ...report, ...changes },
    { createdAt: new Date('2026-11-15T10:00:00Z'), siteUrl: new URL('https://www.riparo.example/') },
  );

test('a report says what was approved', async () => {
  const told = {
    'with advice': drawn({}),
    'with one piece of advice, and no price of ours': drawn({
      suggested_policies: [{ ...policy, minimum_price: null }],
    }),
    'without advice, to who has a name that can not be printed': drawn({
      client: { first_name: 'Мария' },
      suggested_policies: [],
    }),
  };
  await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot('report-document.txt');
});
