import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { MailTemplate } from '../template.ts';
import { type TemplateKey, templates } from '../templates.ts';

const url = new URL('https://www.riparo.example');
const dealUuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const moment = '2026-11-17T10:00:00.000Z';
const to = { firstName: 'Ada', product: 'Sussidio Pet' };

/** Subject, first line, title and all that follows. */
function said(key: TemplateKey, data: object): string {
  const template: MailTemplate = templates[key];
  return JSON.stringify(template.content(z.parse(template.data, { ...to, ...data }), { url }));
}

/** With what it brings, by the word that names each. */
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

const registered = {
  email: 'ada@example.it',
  code: '012345',
  key: 'k3y',
  dealUuid: null,
  hasOwnPassword: true,
  isOneOfMany: false,
};
const purchase = { product: 'Sussidio Pet', amount: '€ 79,00', path: '/acquisto/pet/1', expiresAt: moment };
const ofPurchase = [
  'Conferma la tua e-mail: Sussidio Pet',
  'È l’ultimo passo prima del riepilogo',
  'Conferma e continua',
  '/acquisto/pet/1',
  'Non hai iniziato tu questo acquisto?',
];
const ofRegistration = [
  'Conferma il tuo account Riparo',
  'Grazie per la tua registrazione',
  'Non hai fatto tu questa registrazione?',
];

describe('whoever registers', () => {
  each('account-confirmation-code', [
    ['by buying', { ...registered, purchase }, ofPurchase, ofRegistration],
    ['by themselves', registered, ofRegistration, ofPurchase],
  ]);
});

const passkeysKept = ['Puoi ancora entrare con le tue passkey', 'Telefono'];
const passkeysGone = ['Abbiamo rimosso le tue passkey', 'Portatile'];
const changed = { email: 'ada@example.it', changedAt: moment };

describe('whoever has an account', () => {
  each('account-welcome', [
    ['with a password of their own', { hasOwnPassword: true }, [], ['/forgot-password']],
    ['without', { hasOwnPassword: false }, ['/forgot-password'], []],
  ]);
  each('account-password-changed', [
    ['and has no passkeys', changed, [], ['Puoi ancora entrare', 'Abbiamo rimosso']],
    ['and keeps one', { ...changed, passkeys: ['Telefono'] }, passkeysKept, passkeysGone],
    ['and lost one', { ...changed, removedPasskeys: ['Portatile'] }, passkeysGone, passkeysKept],
  ]);
});

const called = { phone: '333 1234567', callBy: moment };
const wanted = { ...called, name: 'Ada D’Angelo', email: 'ada@example.it', age: 41, smoker: false };
const insured = { sumAssured: '€ 100.000', years: 20 };
const followed = ['Segui la tua richiesta', '/richiesta/1'];
const seen = ['"Rivedi il preventivo"', dealUuid];
const outside = ['Età o durata sono fuori tariffa', '"Fuori tariffa"'];
const calendar = { requestId: dealUuid, line: 12 };
const takenOut = 'L’allegato la toglie dal tuo calendario';

describe('whoever wants to be called', () => {
  each('call-back-for-desk', [
    [
      'about a price they saw',
      { ...wanted, ...insured, monthlyPrice: '€ 9,40' },
      ['Ha visto il prezzo sul sito', '["Prezzo al mese","€ 9,40"]', '["Fumo","No"]'],
      outside,
    ],
    [
      'about one that there is not',
      { ...wanted, ...insured, smoker: true, monthlyPrice: null },
      [...outside, '["Fumo","Sì"]'],
      ['Ha visto il prezzo'],
    ],
  ]);
  each('call-back-received', [
    [
      'about a quote',
      { ...called, quotePath: `/preventivo/vita-tcm/${dealUuid}`, requestPath: '/richiesta/1' },
      [...seen, ...followed],
      ['"Torna su'],
    ],
    // Mails that waited when links came to be.
    ['without one', { ...called, quotePath: null }, ['"Torna su Riparo"'], [...seen, ...followed]],
  ]);
  each('call-cancelled', [
    ['and had it in a calendar', { about: 'La casa', calendar }, [takenOut], []],
    ['and had not', { about: 'La casa', calendar: null }, ['non serve più'], [takenOut]],
  ]);
  test('call-cancelled brings what takes it out of a calendar, where it is in one', () => {
    expect(brought('call-cancelled', { about: 'La casa', calendar })).toEqual(['12']);
    expect(brought('call-cancelled', { about: 'La casa', calendar: null })).toEqual([]);
  });
  each('form-submission-for-desk', [
    ['from a page', { page: '/contatti', fields: [] }, ['È arrivato un modulo: /contatti"'], []],
    ['from nowhere', { page: '', fields: [] }, ['"È arrivato un modulo"'], []],
  ]);
});

const skiing = {
  policyId: dealUuid,
  holderIds: [dealUuid],
  policyNumber: 'SCI-1',
  package: 'Plus',
  coverFrom: '2026-12-06T08:00:00Z',
  endsOn: '8 dicembre 2026',
  amount: '€ 12,00',
  withdrawalPath: null,
  claimPath: null,
};

describe('whoever goes skiing', () => {
  const begun = 'La tua polizza sci è attiva: SCI-1';
  const toCome = 'La tua polizza sci comincia il 6 dicembre 2026: SCI-1';
  each('ski-policy-issued', [
    ['today', { ...skiing, hasBegun: true }, [begun], [toCome]],
    ['another day', { ...skiing, hasBegun: false }, [toCome], [begun]],
  ]);
});

test('of a mail with a code nothing is kept, and of no other', () => {
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

describe('whoever buys', () => {
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
        'Si firma online, con un codice',
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
  test('documents-to-sign brings the receipt where there is one', () => {
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
    // Mails that waited when claims came to be.
    ['another year', { ...active, hasSigned: false }, [oneMoreYear], ['contratto firmato', whenItHappens]],
  ]);

  test('policy-active brings the welcome, with what was signed or, another year, the receipt', () => {
    expect(brought('policy-active', active)).toEqual(['benvenuto', 'polizza-firmata']);
    expect(brought('policy-active', { ...active, hasSigned: false })).toEqual(['benvenuto', 'ricevuta']);
  });

  each('signature-expired', [
    ['and had paid', { isPaid: true }, ['Ti restituiamo tutto'], ['Non hai pagato nulla']],
    ['and had not', { isPaid: false }, ['Non hai pagato nulla'], ['Ti restituiamo tutto']],
  ]);
});

const offered = {
  amount: '€ 80,00',
  amountBefore: '€ 79,00',
  endsOn: '17 novembre 2026',
  lastDay: '2 dicembre 2026',
  path: '/acquisto/1',
};
const byLaw = ['la legge non ammette il tacito rinnovo', 'una polizza di un’altra compagnia'];

describe('another year', () => {
  each('renewal-offered', [
    ['of what the law lets end', { ...offered, endsByLaw: true }, byLaw, ['si rinnova per un anno']],
    ['of what renews', offered, ['si rinnova per un anno', 'Non addebitiamo nulla in automatico'], byLaw],
  ]);
});

const complaint = { number: 'REC-2026-00001', complaintId: dealUuid };
const warned = (daysLeft: number) => ({ ...complaint, day: 40, daysLeft, answerBy: '25 dicembre 2026' });

describe('a complaint', () => {
  each('complaint-warning', [
    ['whose time is over', warned(-1), ['REC-2026-00001: il termine è passato"'], []],
    ['on its last day', warned(0), ['REC-2026-00001: scade oggi"'], []],
    ['on the day before', warned(1), ['REC-2026-00001: manca 1 giorno"'], []],
    ['before that', warned(2), ['REC-2026-00001: mancano 2 giorni"'], []],
  ]);
  each('complaint-answered', [
    ['of somebody who has a page', { ...complaint, path: '/reclami/1' }, ['Leggi la risposta'], []],
    ['of somebody who was forgotten', { ...complaint, path: null }, [], ['Leggi la risposta']],
  ]);
  const closed = { ...complaint, told: 'È per la compagnia.', words: 'Uno.\n\nDue.', path: null };
  each('complaint-closed', [
    ['of somebody who was forgotten', closed, ['"Uno."', '"Due."'], ['Apri il reclamo', '"text":""']],
    [
      'of somebody who has a page',
      { ...closed, words: '', path: '/r/1' },
      ['Apri il reclamo'],
      ['"text":""'],
    ],
  ]);
});

const disputed = { product: null, dealUuid: null, amount: '€ 79,00', reference: 'pi_1', answerBy: null };
const failed = { dealUuid, amount: '€ 79,00', reference: 'pi_1' };

describe('money that the desk has to look after', () => {
  each('payment-disputed-for-desk', [
    [
      'of a payment that nobody knows',
      { ...disputed, reason: 'new_reason' },
      ['Un pagamento che non conosciamo', 'non lo conosciamo', 'new_reason'],
      ['Pratica', 'Rispondi entro'],
    ],
    [
      'of a deal',
      { ...disputed, product: 'Sussidio Pet', dealUuid, reason: 'fraudulent', answerBy: moment },
      ['"preview":"Sussidio Pet"', 'il titolare non riconosce il pagamento', dealUuid, 'Rispondi entro'],
      ['conosciamo', 'fraudulent'],
    ],
  ]);
  each('payment-refund-failed-for-desk', [
    ['that came back', failed, ['Un rimborso è stato respinto', 'crede che sia in arrivo'], []],
    ['that was refused', { ...failed, failure: 'refused' }, ['Un rimborso non è riuscito'], ['tornato']],
  ]);
});

const invited = { role: 'Consulente', meaning: 'Segue le persone.', token: 't', expiresAt: moment };
const renewed = [
  'Un nuovo accesso',
  'Scegli di nuovo come entrare',
  'una nuova password',
  '"Scegli come entrare"',
];
const welcome = ['Il tuo invito', 'Benvenuta o benvenuto', 'ti ha invitato', '"Accetta l’invito"'];

describe('whoever works at the desk', () => {
  each('staff-invitation', [
    [
      'invited by a colleague',
      { ...invited, invitedBy: 'Rita Blu', isRenewal: false },
      ['Rita Blu ti ha invitato', ...welcome],
      renewed,
    ],
    [
      'invited by whoever runs the site',
      { ...invited, invitedBy: null, isRenewal: false },
      ['Chi gestisce il sito ti ha invitato'],
      renewed,
    ],
    ['has lost the way in', { ...invited, invitedBy: 'Rita Blu', isRenewal: true }, renewed, welcome],
  ]);
});
