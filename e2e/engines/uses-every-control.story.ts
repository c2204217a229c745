import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect, test } from './support/engine-story.ts';
import { recordDialogPositions, recordedDialogPositions } from './support/dialog-places.ts';

test('dialogs open and close in their place', async ({ visitor }) => {
  await visitor.open('/calcola-la-tua-pensione');
  await visitor.type('Nome', 'Ada');
  await visitor.press('Continua');
  await visitor.asks(/Parlaci di te/);
  const title = 'Le tue risposte sono al sicuro';
  for (const close of [
    () => visitor.click('button', 'Chiudi', { inside: title }),
    () => visitor.key('Escape'),
  ]) {
    await visitor.press('Salva ed esci');
    await visitor.until(async () => !!(await visitor.see('dialog', title))?.width, 'the dialog is open');
    await visitor.run(recordDialogPositions);
    await close();
    await visitor.until(async () => !(await visitor.see('dialog', title)), 'the dialog is closed');
    expect((await visitor.see('button', 'Salva ed esci'))?.hasFocus).toBe(true);
    // It moves by no more than the few pixels of its own animation.
    const { furthest } = await visitor.run(recordedDialogPositions);
    expect(furthest).toBeLessThan(60);
  }
});

test('comboboxes, masks, choices and sliders', async ({ visitor }) => {
  await visitor.open('/sandbox/modulo');
  await visitor.press('Continua');
  await visitor.reads('Scrivi il tuo nome');
  // The error summary above the form may come after the message at the field, and moves the fields down.
  await visitor.reads(/cose da correggere/);
  expect((await visitor.see('field', 'Nome'))?.isInvalid).toBe(true);
  await visitor.type('Nome', 'Ada', {});
  // Letters are dropped from a date.
  await visitor.type('Data di nascita', '2x7o03l1990', {});
  await visitor.holds('Data di nascita', examplePerson.typedBirthDate);
  // The error disappears with the caret, and the button moves up: no one clicks it at that very moment.
  await visitor.key('Tab');
  await visitor.until(
    async () => (await visitor.see('field', 'Data di nascita'))?.isInvalid === false,
    'the date is no longer wrong',
  );
  await visitor.press('Continua');
  await visitor.type('E-mail', 'ada@example.it', {});
  await visitor.type('Quando preferisci che ti chiamiamo?', 'La sera', {});
  await visitor.press('Continua');
  await visitor.asks('Dove vivi?');
  await visitor.choose('Proprietà');
  await visitor.asks('Hai un mutuo?');
  await visitor.choose('No');
  await visitor.asks('Quali sport fai?');
  await visitor.tick('Divano');
  await visitor.tick('Nuoto');
  expect((await visitor.see('checkbox', 'Divano'))?.isChecked).toBe(false);
  await visitor.press('Continua');
  await visitor.asks('In quale regione vivi?');
  await visitor.type('Regione', 'valle d aosta', {});
  await visitor.until(async () => !!(await visitor.see('option', "Valle d'Aosta")), 'the region is proposed');
  await visitor.key('ArrowDown', 'Enter');
  await visitor.holds('Regione', "Valle d'Aosta");
  await visitor.press('Continua');
  await visitor.asks('Qualche cifra');
  await visitor.type('Da che anno ci vivi?', '2010', {});
  await visitor.type('Valore della casa', '250000', {});
  await visitor.holds('Valore della casa', /^250\.000/);
  const before = Number((await visitor.see('slider'))?.value);
  await visitor.click('button', 'Aumenta');
  await visitor.until(async () => Number((await visitor.see('slider'))?.value) > before, 'the slider moved');
  await visitor.press('Continua');
  await visitor.asks('È tutto giusto?');
  await visitor.reads('€ 250.000,00');
});

test('notices wait while they are read, and leave', async ({ visitor }) => {
  await visitor.open('/sandbox/modulo');
  await visitor.run(() => {
    const answers = { firstname: 'Ada' };
    const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
    sessionStorage.setItem(
      'riparo:wizard:Demonstration',
      JSON.stringify({ data: answers, results: answers, release, questions: 0 }),
    );
  });
  await visitor.open('/sandbox/modulo?passo=risultato');
  const notice = async () => (await visitor.see('button', 'Chiudi avviso')) !== undefined;
  await visitor.press('Mostra un avviso');
  await visitor.click('button', 'Chiudi avviso');
  await visitor.until(async () => !(await notice()), 'the notice is put away');

  await visitor.press('Mostra un avviso');
  await visitor.hover('button', 'Chiudi avviso');
  // The rest of twenty seconds passes in one.
  await visitor.run(() => {
    const wait = window.setTimeout;
    const sooner = (task: () => void, ms = 0) => wait(task, ms > 5_000 ? 1_000 : ms);
    Object.assign(window, { setTimeout: sooner });
  });
  await visitor.moveAway();
  await visitor.until(async () => !(await notice()), 'the notice has left');
});

test('back, forward by the answers, and reload', async ({ visitor }) => {
  await visitor.open('/preventivo/vita-tcm');
  await visitor.type('Nome', 'Ada');
  await visitor.type('Cognome', 'Rossi');
  await visitor.press('Continua');
  await visitor.asks(/Qual è la tua data di nascita/);
  await visitor.type('Data di nascita', examplePerson.typedBirthDate);
  await visitor.reload();
  // What was typed and not sent yet is there again.
  await visitor.asks(/Qual è la tua data di nascita/);
  await visitor.holds('Data di nascita', examplePerson.typedBirthDate);
  await visitor.back();
  await visitor.holds('Nome', 'Ada');
  await visitor.press('Continua');
  await visitor.asks(/Qual è la tua data di nascita/);
  await visitor.press('Continua');
  await visitor.asks('Fumi?');
  await visitor.back();
  await visitor.holds('Data di nascita', examplePerson.typedBirthDate);
});

test('the question about cookies', async ({ visitor }) => {
  await visitor.run(() => {
    document.cookie = 'riparo_cookie_choice=; path=/; max-age=0';
  });
  await visitor.open('/');
  await visitor.press('Rifiuta');
  await visitor.until(async () => !(await visitor.see('button', 'Rifiuta')), 'the question is gone');
  await visitor.open('/prodotti');
  await visitor.asks(/./);
  expect(await visitor.see('button', 'Rifiuta')).toBeUndefined();
});
