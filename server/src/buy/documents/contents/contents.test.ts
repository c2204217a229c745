import { versionInWords } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { describe, expect, test } from 'vitest';
import { dealRow } from '../../../../test/deal-row.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import type { DealRow } from '../../deals/tables.ts';
import type { DocumentContent } from '../../../platform/drawing/content.ts';
import type { Payment } from '../../payments/tables.ts';
import { coherenceContent } from './coherence.ts';
import { holderOf } from './holder.ts';
import { policyContent, policyTitle } from './policy.ts';
import { receiptContent } from './receipt.ts';
import { welcomeContent } from './welcome.ts';

const at = new Date('2026-11-15T10:00:00Z');

const wordsOf = (content: DocumentContent) => JSON.stringify(content.blocks).replaceAll('\u00a0', ' ');
const policyOf = (changes: Partial<DealRow>) => wordsOf(policyContent(dealRow(changes), at));

const started = { startsOn: isoDate('2026-11-16'), endsOn: isoDate('2027-11-15') };
const welcomeOf = (changes: Partial<DealRow>) =>
  wordsOf(welcomeContent({ ...dealRow(changes), ...started }, at));

const giving = (given: Record<string, boolean>) => ({ consents: { ...dealRow().consents, given } });

describe('the document to sign', () => {
  test.each([
    ['pay-first', 'del giorno dopo la firma di questo documento e dura'],
    ['sign-first', 'del giorno dopo il pagamento, che segue la firma'],
  ] as const)('the document to sign says when the cover begins: %s', (order, expected) => {
    expect(policyOf({ order })).toContain(expected);
  });

  test.each([
    ['monopattino', 'Polizza', 'la legge non ammette il tacito rinnovo'],
    ['mimuovo', 'Polizza', 'si rinnova di anno in anno'],
    ['covid-19', 'Certificato di sussidio', 'Alla scadenza finisce da sola'],
    ['no-longer-sold', 'Polizza', 'Alla scadenza finisce da sola'],
  ])(
    'the document to sign has the right name and says how the contract ends: %s',
    (productKey, title, ending) => {
      expect(policyTitle(dealRow({ productKey }))).toBe(title);
      expect(policyOf({ productKey })).toContain(ending);
    },
  );

  test('the document to sign names cover and insurer, except for a product no longer sold', () => {
    expect(policyOf({})).toContain('Ne risponde ');
    expect(policyOf({ productKey: 'no-longer-sold' })).not.toContain('Ne risponde ');
  });

  test.each<[string, Record<string, boolean>, string[], string[]]>([
    ['nothing was ticked', {}, ['sono quelli che hai scritto tu'], []],
    [
      'only what is apart',
      { privacy: true, marketing: true },
      ['sono quelli che hai scritto tu'],
      ['privacy'],
    ],
    ['a consent that was not ticked', { oldWord: false }, ['sono quelli che hai scritto tu'], ['oldWord']],
    [
      'a consent without a stored text is shown by its name',
      { oldWord: true },
      ['"oldWord"'],
      ['sono quelli che'],
    ],
    ['a consent with a stored text', { regulation: true }, ['Dichiar'], ['"regulation"', 'sono quelli che']],
  ])('the document to sign lists the declarations: %s', (_what, given, expected, unexpected) => {
    const words = policyOf(giving(given));
    for (const each of expected) expect(words.toLowerCase()).toContain(each.toLowerCase());
    for (const each of unexpected) expect(words).not.toContain(each);
  });

  test.each([
    ['cat', 'gatto, Europeo'],
    ['dog', 'cane, Europeo'],
  ] as const)('the document to sign names the animal: %s', (petType, expected) => {
    const attributes = { petType, petName: 'Fido', petBreed: 'Europeo', pet_date_of_birth: '2020-02-29' };
    const words = policyOf({ attributes });
    for (const each of ['L’animale', 'Fido', expected, '29/02/2020']) expect(words).toContain(each);
    expect(policyOf({})).not.toContain('L’animale');
  });

  test('every document identifies a buyer with an unprintable name by the tax code', () => {
    const abroad = { firstName: 'Мария', lastName: 'Иванова' };
    expect(holderOf(dealRow(abroad))).toBe('titolare del codice fiscale DNGDAA90C67H501E');
    expect(holderOf(dealRow())).toBe('Ada D’Angelo');
    expect(welcomeOf(abroad)).toContain('"Ciao, da oggi sei al riparo"');
    expect(welcomeOf({})).toContain('"Ciao Ada, da oggi sei al riparo"');
  });

  test('the document to sign names plate and phone if there are any, and where to add a missing plate', () => {
    const { profile } = dealRow();
    const withPlate = (plateCode: string | undefined) =>
      policyOf({ productKey: 'monopattino', profile: { ...profile, ...(plateCode && { plateCode }) } });
    expect(withPlate('X1234')).toContain('["Contrassegno","X1234"]');
    expect(withPlate(undefined)).toContain('["Contrassegno","da indicare nella tua area personale');
    expect(policyOf({})).not.toContain('Contrassegno');
    expect(policyOf({})).toContain('"Telefono"');
    const { phoneNumber: _none, ...without } = profile;
    expect(policyOf({ profile: without as typeof profile })).not.toContain('"Telefono"');
  });

  test('the document to sign names each document in the version read when buying', () => {
    const [document] = precontractDocuments('pet');
    if (!document) throw new Error('nothing is read before a purchase');
    const { key, title, version } = document;
    expect(policyOf({})).toContain(`${title}, ${versionInWords(version)}`);
    const { consents } = dealRow();
    const read = {
      ...consents,
      documents: [{ key, version: '1999' } as (typeof consents.documents)[number]],
    };
    const words = policyOf({ consents: read });
    expect(words).toContain(`${title}, versione 1999`);
    expect(words.match(/versione 1999/g)).toHaveLength(1);
  });

  test('the document to sign names insurer and payee of every product sold, and of no other', () => {
    const suitability = { lines: [], answeredAt: at.toISOString() } as unknown as DealRow['suitability'];
    const payment = { amountCents: 7900, receivedAt: at, providerPaymentId: 'pi_1' } as Payment;
    const documentOfDeal = (productKey: string) => {
      const deal = dealRow({ productKey, suitability });
      const coherence = coherenceContent(deal, at);
      return coherence ? [wordsOf(coherence), wordsOf(receiptContent(deal, payment))] : [];
    };
    const [coherence, receipt] = documentOfDeal('pet');
    expect(coherence).toContain('Chi offre la copertura');
    expect(receipt).toContain('"tone":"soft"');
    const [unknown, ownReceipt] = documentOfDeal('no-longer-sold');
    expect(unknown).not.toContain('Chi offre la copertura');
    expect(ownReceipt).not.toContain('"tone":"soft"');
    expect(coherenceContent(dealRow(), at)).toBeNull();
  });
});
