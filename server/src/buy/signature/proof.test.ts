import { expect, test } from 'vitest';
import { proofContent } from './proof.ts';
import type { SignatureEvidence } from './tables.ts';

const signedAt = '2026-11-15T10:00:00.000Z';

const evidenceOf = (firstName: string, changes: Partial<SignatureEvidence> = {}): SignatureEvidence => ({
  signer: { firstName, lastName: 'Ivanova', taxCode: 'VNVMRA90C67Z154X', email: 'maria@example.it' },
  signedAt,
  address: '192.0.2.1',
  browser: 'Firefox',
  consent: { version: '2026-11', text: 'Firmo' },
  code: { sentTo: 'maria@example.it', sentAt: signedAt, enteredAt: signedAt, wrongTries: 2 },
  documents: [{ kind: 'polizza', title: 'Polizza', sha256: 'ab'.repeat(32) }],
  ...changes,
});

test.each([
  ['Maria', 'Maria Ivanova'],
  ['Мария', 'titolare del codice fiscale VNVMRA90C67Z154X'],
])('the proof names the signer: %s', (firstName, signer) => {
  expect(JSON.stringify(proofContent(evidenceOf(firstName)))).toContain(`["Firmatario","${signer}"]`);
});

test('the proof lists the signed documents, the wrong tries, and the separately approved clauses', () => {
  const words = JSON.stringify(proofContent(evidenceOf('Maria', { approved: ['La clausola'] })));
  for (const phrase of ['["Tentativi sbagliati","2"]', `Polizza: ${'ab'.repeat(32)}`, '«La clausola»'])
    expect(words).toContain(phrase);
  expect(JSON.stringify(proofContent(evidenceOf('Maria')))).not.toContain('Approvato a parte');
});

test('the proof of a buyer who proved the mailbox in the purchase shows where that code was entered, apart from the place of the signature', () => {
  const code = { ...evidenceOf('Maria').code, enteredFrom: { address: '203.0.113.9', browser: 'Safari' } };
  const words = JSON.stringify(proofContent(evidenceOf('Maria', { code })));
  expect(words).toContain('aveva confermato la propria casella e-mail con un codice');
  expect(words).toContain('["Codice scritto da","indirizzo di rete 203.0.113.9, per confermare la casella"]');
  expect(words).toContain('["Indirizzo di rete","192.0.2.1"]');
  expect(JSON.stringify(proofContent(evidenceOf('Maria')))).not.toContain('Codice scritto da');
});
