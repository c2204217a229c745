import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { skiPolicyIssuedTemplate } from './ski.ts';

const site = { url: new URL('http://localhost:3000') };

test.each([
  [1, 'In allegato trovi il certificato da portare sulle piste e la ricevuta del pagamento.'],
  [
    3,
    'In allegato trovi i 3 certificati, uno per ogni persona, da portare sulle piste, e la ricevuta del pagamento.',
  ],
])('to a policy of %i people the mail brings a certificate each', (people, words) => {
  const data = {
    policyId: randomUUID(),
    holderIds: Array.from({ length: people }, () => randomUUID()),
    firstName: 'Ada',
    policyNumber: 'SCI-000000-000000',
    package: 'Plus',
    coverFrom: '2026-12-06T08:00:00Z',
    hasBegun: false,
    endsOn: '8 dicembre 2026',
    amount: '12,00 €',
    withdrawalPath: null,
    claimPath: null,
  };
  expect(skiPolicyIssuedTemplate.content(data, site).blocks[0]).toEqual({ kind: 'paragraph', text: words });
  expect(skiPolicyIssuedTemplate.attachments?.(data)).toHaveLength(people + 1);
});
