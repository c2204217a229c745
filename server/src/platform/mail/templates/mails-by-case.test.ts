import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { MailTemplate } from '../template.ts';
import { type TemplateKey, templates } from '../templates.ts';

const url = new URL('https://www.riparo.example');
const dealUuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const moment = '2026-11-17T10:00:00.000Z';
const to = { firstName: 'Ada', product: 'Sussidio Pet' };

/** Subject, preview, title and all the rest. */
function said(key: TemplateKey, data: object): string {
  const template: MailTemplate = templates[key];
  return JSON.stringify(template.content(z.parse(template.data, { ...to, ...data }), { url }));
}

/** Its attachments, each by its short name. */
function brought(key: TemplateKey, data: object): string[] {
  const template: MailTemplate = templates[key];
  const documents = template.attachments?.(z.parse(template.data, { ...to, ...data })) ?? [];
  return documents.map(({ id }) => id.split('/').at(-1) ?? '');
}

type Case = readonly [what: string, data: object, says: readonly string[], doesNotSay: readonly string[]];

const each = (key: TemplateKey, cases: readonly Case[]) =>
  test.each(cases)(`${key} %s`, (_, data, says, doesNotSay) => {
    const words = said(key, data);
    expect(says.filter((word) => !words.includes(word))).toEqual([]);
    expect(doesNotSay.filter((word) => words.includes(word))).toEqual([]);
  });

test('only mails with a code leave nothing stored', () => {
  const secret = Object.entries<MailTemplate>(templates).filter(([, { isSecret }]) => isSecret);
  expect(secret.map(([key]) => key)).toEqual(['signature-code']);
});

const toSign = { path: '/firma/1', expiresAt: moment, isReminder: false, isPaid: true, withdrawalPath: null };
const receipt = {
  dealUuid,
  holder: 'Ada D’Angelo',
  product: 'Sussidio Pet',
  amount: '€ 79,00',
  paidAt: moment,
  reference: 'pi_1',
  startsOn: '18 novembre 2026',
  endsOn: '17 novembre 2027',
  isSigned: false,
};
const withReceipt = ['Abbiamo ricevuto € 79,00', 'La tua ricevuta', 'pi_1'];
const signed = { dealUuid, startsOn: null, payment: null, withdrawalPath: null };
const active = {
  dealUuid,
  hasSigned: true,
  startsOn: '18 novembre 2026',
  endsOn: '17 novembre 2027',
  withdrawableUntil: '2 dicembre 2026',
  withdrawalPath: null,
};
const refundable = 'ti restituiamo tutto';
const wayOut = 'recedere dal contratto qui';
const whenItHappens = 'Ti è successo qualcosa?';

describe('mails to a buyer', () => {
  each('documents-to-sign', [
    [
      'right after the payment: with the receipt',
      { ...toSign, receipt },
      [
        'I documenti da firmare e la ricevuta: Sussidio Pet',
        'Grazie Ada: pagamento ricevuto, documenti pronti',
        'se firmi i documenti oggi',
        refundable,
        ...withReceipt,
      ],
      ['manca solo', wayOut],
    ],
    [
      'before the payment: nothing was received, and nothing is owed',
      { ...toSign, isPaid: false, withdrawalPath: '/recesso/1' },
      [
        'I documenti da firmare: Sussidio Pet',
        'Si firma online, in due minuti',
        'Ada, i tuoi documenti sono pronti',
        'non paghi nulla',
        wayOut,
      ],
      ['ricevuto', 'ricevuta', refundable],
    ],
    [
      'once more: only the signature lacks',
      { ...toSign, isReminder: true, receipt },
      ['Manca solo la tua firma: Sussidio Pet', 'Ada, manca solo la firma', ...withReceipt],
      ['documenti pronti', 'I documenti da firmare'],
    ],
  ]);
  test('documents-to-sign attaches the receipt if there is one', () => {
    expect(brought('documents-to-sign', { ...toSign, receipt })).toHaveLength(1);
    expect(brought('documents-to-sign', toSign)).toEqual([]);
  });

  const payment = { amount: '€ 79,00', path: '/acquisto/1', expiresAt: moment };
  const toPay = ['Hai firmato: ora il pagamento di Sussidio Pet', 'manca il pagamento', '/acquisto/1'];
  each('documents-signed', [
    ['and has yet to pay', { ...signed, payment }, toPay, ['lettera di benvenuto', wayOut]],
    [
      'and has paid',
      { ...signed, startsOn: '18 novembre 2026', withdrawalPath: '/recesso/1' },
      ['Hai firmato: Sussidio Pet', 'La copertura comincia il 18 novembre 2026', wayOut],
      toPay,
    ],
  ]);

  each('payment-received', [
    [
      'and has signed before',
      { ...receipt, isSigned: true, withdrawalPath: null },
      ['I documenti li hai già firmati'],
      ['se firmi i documenti oggi', 'appena sono pronti da firmare', wayOut],
    ],
    [
      'and signs afterwards',
      { ...receipt, withdrawalPath: '/recesso/1' },
      ['se firmi i documenti oggi', 'appena sono pronti da firmare', wayOut],
      ['li hai già firmati'],
    ],
  ]);

  const oneMoreYear = 'Un altro anno insieme';
  each('policy-active', [
    [
      'a first year',
      { ...active, claimPath: '/s/1' },
      ['il contratto firmato', whenItHappens],
      [oneMoreYear],
    ],
    // Queued before claims existed.
    ['another year', { ...active, hasSigned: false }, [oneMoreYear], ['contratto firmato', whenItHappens]],
  ]);

  test('policy-active attaches the welcome letter with the signed documents, or the receipt for a renewal', () => {
    expect(brought('policy-active', active)).toEqual(['benvenuto', 'polizza-firmata']);
    expect(brought('policy-active', { ...active, hasSigned: false })).toEqual(['benvenuto', 'ricevuta']);
  });

  each('signature-expired', [
    ['and had paid', { isPaid: true }, ['Ti restituiamo tutto'], ['Non hai pagato nulla']],
    ['and had not', { isPaid: false }, ['Non hai pagato nulla'], ['Ti restituiamo tutto']],
  ]);
});

describe('the words in mails to the complaints desk agree with their subject:', () => {
  const warning = { number: 'R-1', day: 1, daysLeft: 0, answerBy: '19 novembre 2026', complaintId: dealUuid };
  each('complaint-warning', [
    ['a complaint', warning, ['Ricevuto ieri', 'Il reclamo R-1'], ['richiesta']],
    [
      'the letter of an injured person',
      { ...warning, isDamages: true },
      ['Ricevuta ieri', 'La richiesta R-1'],
      ['reclamo'],
    ],
  ]);
});
