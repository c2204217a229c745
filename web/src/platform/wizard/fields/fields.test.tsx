// @vitest-environment happy-dom
import type { Answers, Field, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import {
  choiceField,
  codeField,
  comboboxField,
  multiChoiceField,
  requiredConsentField,
  summaryField,
  textField,
  yesNoField,
} from '@riparo/domain/platform/wizard/fields.ts';
import { sliderField } from '@riparo/domain/platform/wizard/number-fields.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { answering, problem } from '../../../../test/server.ts';
import { StaticRouter } from '../../router/router.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import type { Draft } from '../form-values.ts';
import { WizardField } from '../WizardField.tsx';

await Promise.all([import('./later-kinds.ts'), import('./suggesting-kinds.ts')]);
afterEach(() => void vi.useRealTimers());

const wizardOf = (...fields: readonly Field[]): Wizard => ({
  formId: 'gita',
  steps: fields.map((field) => ({ id: field.name, title: field.label, fields: [field] })),
  loader: { text: '', minimumMs: 0 },
});

/** A field in a form, and what the form would send. */
async function inForm(field: Field, props: Partial<WizardFieldProps> = {}, ...others: readonly Field[]) {
  const onSubmit = vi.fn<() => void>();
  const onDraft = vi.fn<(draft: Draft) => void>();
  const show = (error?: string) => (
    <StaticRouter address="/gita">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {[field, ...others].map((each) => (
          <WizardField
            key={each.name}
            wizard={wizardOf(field, ...others)}
            field={each}
            id={`campo-${each.name}`}
            initial={[]}
            answers={{}}
            error={error}
            legend={each.label}
            movesOn={false}
            current={() => ({})}
            onDraft={onDraft}
            {...(each === field ? props : {})}
          />
        ))}
      </form>
    </StaticRouter>
  );
  const page = await onPage(show(props.error));
  return {
    ...page,
    onSubmit,
    onDraft,
    sent: () => {
      const form = page.place.querySelector('form');
      return form ? [...new FormData(form).entries()].map(([name, value]) => [name, String(value)]) : [];
    },
    status: () => page.place.querySelector('[role=status]')?.textContent,
    refuse: (error: string) => page.rerender(show(error)),
  };
}

const range = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[type=range]');

describe('a slider', () => {
  const years = sliderField({
    name: 'years',
    label: 'Durata',
    min: 0,
    max: 200,
    step: 2,
    initial: 50,
    describe: (value) => `${value} anni`,
    detail: (value) => `fino al ${2000 + value}`,
    ends: ['subito', 'mai'],
  });

  test('a slider moves by its buttons up to its limits, and states its value', async () => {
    const page = await inForm(years);
    const outputText = () => page.place.querySelector('output')?.textContent;
    const filled = () => range(page.place)?.style.getPropertyValue('--filled');
    expect(outputText()).toBe('50 annifino al 2050');
    expect(range(page.place)?.value).toBe('50');
    expect(filled()).toBe('25%');
    expect(page.words()).toMatch(/subito\nmai$/);
    await page.press('Aumenta');
    expect(outputText()).toBe('60 annifino al 2060');
    expect(range(page.place)?.getAttribute('aria-valuetext')).toBe('60 anni');
    for (const _ of Array.from({ length: 7 })) await page.press('Diminuisci');
    expect(outputText()).toBe('0 annifino al 2000');
    expect(filled()).toBe('0%');
    await page.write('Durata', '198');
    await page.press('Aumenta');
    expect(outputText()).toBe('200 annifino al 2200');
    expect(filled()).toBe('100%');
    expect(page.sent()).toEqual([['years', '200']]);
  });
});

const wait = (ms: number) => settled(() => vi.advanceTimersByTimeAsync(ms));

describe('a choice', () => {
  const dog = yesNoField({ name: 'hasDog', label: 'Hai un cane?', hint: 'Anche piccolo' });
  const moving = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return inForm(dog, { movesOn: true });
  };

  test('a choice alone on its step moves on once, shortly after a press', async () => {
    const page = await moving();
    await page.choose('Sì');
    await wait(200);
    await page.choose('No');
    await wait(200);
    expect(page.onSubmit).not.toHaveBeenCalled();
    await wait(100);
    expect(page.onSubmit).toHaveBeenCalledOnce();
    expect(page.sent()).toEqual([['hasDog', 'false']]);
  });

  test('a choice whose question is already replaced submits nothing', async () => {
    const page = await moving();
    await page.choose('Sì');
    const form = page.place.querySelector('form');
    const requestSubmit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit');
    const parent = form?.parentElement;
    form?.remove();
    await wait(1000);
    expect(requestSubmit).not.toHaveBeenCalled();
    requestSubmit.mockRestore();
    if (form) parent?.append(form);
  });

  test('a choice does not move on with arrow keys, but with Enter and the space bar', async () => {
    const page = await moving();
    page.field('Sì').focus();
    await page.choose('Sì');
    await page.key('ArrowDown');
    await wait(1000);
    await page.choose('No');
    await wait(1000);
    expect(page.onSubmit).not.toHaveBeenCalled();
    await page.key('a');
    await wait(1000);
    expect(page.onSubmit).not.toHaveBeenCalled();
    for (const [times, key] of [' ', 'Enter'].entries()) {
      await page.key(key);
      await wait(1000);
      expect(page.onSubmit).toHaveBeenCalledTimes(times + 1);
    }
    expect(page.sent()).toEqual([['hasDog', 'true']]);
    // After the arrows a press counts as a press again.
    await page.choose('No');
    await wait(1000);
    expect(page.onSubmit).toHaveBeenCalledTimes(3);
  });

  test('a choice among other fields waits for the button, and keeps its hint', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await inForm(dog, { initial: ['false'] });
    expect(page.field('No').checked).toBe(true);
    expect(page.words()).toContain('Anche piccolo');
    await page.choose('Sì');
    await wait(1000);
    expect(page.onSubmit).not.toHaveBeenCalled();
  });

  test('the hint about moving on is visible at the first choice and read out at each', async () => {
    const other = { ...dog, name: 'hasCat', label: 'Hai un gatto?' };
    const page = await inForm(dog, { movesOn: true }, other);
    const hint = () => page.place.querySelector('[id$=hint]');
    expect(hint()?.textContent).toContain('passi automaticamente');
    expect(hint()?.querySelector('span')).toBeNull();
    await page.leave();
    const later = await inForm(dog, { movesOn: true, wizard: wizardOf(other, dog) });
    expect(later.place.querySelector('[id$=hint] span')?.textContent).toContain('passi automaticamente');
  });
});

test('ticking an exclusive answer unticks the others, and the other way round', async () => {
  const options = ['Casa', 'Auto', 'Nessuna'].map((label) => ({ value: label, label }));
  const page = await inForm(
    multiChoiceField({ name: 'has', label: 'Che cosa hai?', options, exclusive: ['Nessuna'] }),
    { initial: ['Auto'] },
  );
  const ticked = () => page.sent().map(([, value]) => value);
  expect(ticked()).toEqual(['Auto']);
  await page.choose('Casa');
  expect(ticked()).toEqual(['Casa', 'Auto']);
  await page.choose('Nessuna');
  expect(ticked()).toEqual(['Nessuna']);
  await page.choose('Casa');
  expect(ticked()).toEqual(['Casa']);
  await page.choose('Casa');
  expect(ticked()).toEqual([]);
  expect(page.field('Casa').id).toBe('campo-has');
  expect(page.field('Auto').id).toBe('');
});

const offered = (place: HTMLElement) => [...place.querySelectorAll('li')].map((item) => item.textContent);

describe('one of many options', () => {
  const regions = [
    'Val d’Aosta',
    'Aosta Sud',
    'Lazio',
    'Liguria',
    'Lombardia',
    'Marche',
    'Molise',
    'Puglia',
    'Sardegna',
  ];
  const region = comboboxField({
    name: 'region',
    label: 'Regione',
    required: 'Scegli la regione.',
    options: regions.map((label) => ({ value: label.toLowerCase(), label })),
  });

  test('an option is found by typing, without accents and punctuation', async () => {
    const page = await inForm(region);
    await settled(() => page.field('Regione').click());
    expect(offered(page.place)).toEqual(regions.slice(0, 8));
    await page.write('Regione', 'aosta');
    expect(offered(page.place)).toEqual(['Aosta Sud', 'Val d’Aosta']);
    await settled(() => page.place.querySelectorAll('li')[1]?.click());
    expect(page.sent()).toEqual([['region', 'val d’aosta']]);
    expect(offered(page.place)).toEqual([]);
    await page.write('Regione', 'xyz');
    expect(offered(page.place)).toEqual(['Nessun risultato']);
  });
});

describe('a consent', () => {
  const consent = requiredConsentField({
    name: 'privacy',
    label: 'Ho letto come usate la mia e-mail',
    required: 'Serve per andare avanti.',
    documents: [{ label: 'Informativa', href: '/privacy' }],
  });

  test('a consent is a checkbox with its documents beside it, and its links do not break across lines', async () => {
    const page = await inForm(consent, { error: 'Serve per andare avanti.' });
    expect(page.words().split('\n')).toEqual([
      'Errore: ',
      'Serve per andare avanti.',
      'Ho letto come usate la mia e-\u2060mail',
      'Informativa (si apre in una nuova scheda)',
    ]);
    const box = page.field('Ho letto');
    expect(box.checked).toBe(false);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-describedby')).toBe('campo-privacy-hint campo-privacy-error');
    await page.choose('Ho letto');
    expect(page.sent()).toEqual([['privacy', 'true']]);
  });
});

test('an e-mail address in an error is a link', async () => {
  const code = codeField({ name: 'code', label: 'Codice' });
  const page = await inForm(code, { error: 'Scrivi ad aiuto@example.it per averne uno.' });
  expect(page.place.querySelector('a')?.getAttribute('href')).toBe('mailto:aiuto@example.it');
  await page.leave();
  const plain = await inForm(code, { error: 'Codice scaduto.' });
  expect(plain.place.querySelector('a')).toBeNull();
});

describe('a question on suitability', () => {
  const field: Field = {
    kind: 'suitability',
    name: 'suitability.use',
    label: 'Lo usi per lavoro?',
    rule: () => (value) => ({ ok: true, value: value as string }),
    options: [
      { value: 'no', label: 'No', fits: 'Va bene.' },
      {
        value: 'yes',
        label: 'Sì',
        refusal: { why: 'Per lavoro non vale.', link: { label: 'Chiedi a noi', href: '/preventivo' } },
      },
    ],
  };

  test('ineligible visitors are told at once', async () => {
    const page = await inForm(field);
    expect(page.status()).toBe('');
    await page.choose('Sì');
    expect(page.status()).toBe('Per lavoro non vale.Non paghi nulla. Chiedi a noi');
    await page.refuse('Per lavoro non vale.');
    expect(page.status()).toBe('Non paghi nulla. Chiedi a noi');
    await page.choose('No');
    expect(page.status()).toBe('');
  });
});

test('a summary lists the answers that are still asked, each with a link back', async () => {
  const name = textField({ name: 'firstname', label: 'Nome', required: '' });
  const town = textField({ name: 'town', label: 'Città', required: '' });
  const consent = requiredConsentField({ name: 'privacy', label: 'Letto', required: '' });
  const hidden: Field = { kind: 'hidden', name: 'code', label: 'Codice', rule: name.rule };
  const summary = summaryField({ name: 'summary', label: 'Riepilogo' });
  const all = wizardOf(name, town, consent, hidden, summary);
  const wizard = {
    ...all,
    steps: all.steps.map((step) =>
      step.id === 'town' ? { ...step, skipWhen: (given: Answers) => given['firstname'] === 'Ugo' } : step,
    ),
  };
  const linesFor = async (answers: Answers) => {
    const page = await inForm(summary, { wizard, answers });
    const links = [...page.place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const lines = [...page.place.querySelectorAll('dt, dt + dd')].map((part) => part.textContent);
    await page.leave();
    return [lines, links];
  };
  const answers = { firstname: 'Ada', town: 'Lucca', privacy: true, code: 'x' };
  expect(await linesFor(answers)).toEqual([
    ['Nome', 'Ada', 'Città', 'Lucca'],
    ['?passo=1', '?passo=2'],
  ]);
  expect(await linesFor({ ...answers, firstname: 'Ugo' })).toEqual([['Nome', 'Ugo'], ['?passo=1']]);
  expect(await linesFor({ town: 'Lucca' })).toEqual([['Città', 'Lucca'], ['?passo=2']]);
});

describe('a tax code', () => {
  const birthDate: Field = {
    kind: 'date',
    name: 'birthDate',
    label: 'Nata il',
    rule: () => (value) => ({ ok: true, value: value as string }),
  };
  const place: Field = { ...textField({ name: 'placeOfBirth', label: 'Nata a', required: '' }) };
  const code: Field = {
    kind: 'taxCode',
    name: 'taxCode',
    label: 'Codice fiscale',
    hint: 'Lo trovi sulla tessera',
    rule: () => (value) => ({ ok: true, value: value as string }),
    fills: { birthDate: 'birthDate', placeOfBirth: 'name' },
  };
  const rome = {
    kind: 'town',
    name: 'Roma',
    province: 'RM',
    belfioreCode: 'H501',
    countryName: 'Italia',
    countryCode: 'IT',
    until: null,
  };

  test('a tax code typed first fills in what it contains, and fetches the name of its place once', async () => {
    const calls = answering({ body: { birthplace: rome } });
    const page = await inForm(code, {}, birthDate, place);
    await page.write('Codice fiscale', 'dngdaa90c67h501');
    expect(page.field('Codice fiscale').value).toBe('DNGDAA90C67H501');
    expect(calls).toEqual([]);
    expect(page.status()).toBe('');
    await page.write('Codice fiscale', 'dngdaa90c67h501e');
    await settled(() => vi.dynamicImportSettled());
    expect(page.status()).toBe('Dal codice abbiamo letto: nata il 27/03/1990, luogo di nascita Roma (RM).');
    expect(page.field('Nata il').value).toBe('27/03/1990');
    expect(page.field('Nata a').value).toBe('Roma');
    expect(page.onDraft).toHaveBeenCalledWith({ birthDate: ['27/03/1990'], placeOfBirth: [] });
    expect(page.onDraft).toHaveBeenLastCalledWith({ placeOfBirth: ['Roma'] });
    await page.write('Codice fiscale', 'DNGDAA90C67H501E ');
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/places/birthplaces/H501?bornOn=1990-03-27']);
  });

  test('a tax code with an unknown place leaves the birthplace to be typed', async () => {
    answering(problem(503, 'closed'));
    const page = await inForm(code, {}, birthDate, place);
    await page.write('Codice fiscale', 'DNGDAA90C67H501E');
    await settled(() => vi.dynamicImportSettled());
    expect(page.field('Nata il').value).toBe('27/03/1990');
    expect(page.field('Nata a').value).toBe('');
    expect(page.status()).toContain('Il luogo di nascita te lo chiediamo fra poco.');
  });

  test('submitting waits for the place of a tax code, and a late answer about an earlier code is ignored', async () => {
    const first = Promise.withResolvers<unknown>();
    const second = Promise.withResolvers<unknown>();
    answering({ body: first.promise }, { body: second.promise });
    const page = await inForm(code, {}, birthDate, place);
    const isArriving = () => page.place.querySelector('[data-arriving]') !== null;
    await page.write('Codice fiscale', 'DNGDAA90C67H501E');
    await settled(() => vi.dynamicImportSettled());
    expect(isArriving()).toBe(true);
    expect(page.field('Nata a').value).toBe('');
    await page.write('Codice fiscale', 'DNGDAA90C67F205H');
    await settled(() => vi.dynamicImportSettled());
    await settled(() => second.resolve({ birthplace: { ...rome, name: 'Milano', province: 'MI' } }));
    await settled(() => first.resolve({ birthplace: rome }));
    expect(isArriving()).toBe(false);
    expect(page.field('Nata a').value).toBe('Milano');
    // An impossible code contains nothing.
    await page.write('Codice fiscale', 'DNGDAA90C67F205A');
    await settled(() => vi.dynamicImportSettled());
    expect(isArriving()).toBe(false);
    expect(page.status()).toBe('');
  });

  test('a tax code known from before is read without another call', async () => {
    const calls = answering();
    const known = { initial: ['DNGDAA90C67H501E'], current: () => ({ placeOfBirth: 'Roma' }) };
    const page = await inForm(code, known, birthDate, place);
    await settled(() => vi.dynamicImportSettled());
    expect(page.status()).toContain('luogo di nascita Roma.');
    expect(calls).toEqual([]);
    expect(page.field('Nata il').value).toBe('');
  });

  test('a visitor without the tax code at hand goes on without it', async () => {
    const otherwise = { label: 'Non l’ho qui', answers: { later: 'yes' } };
    const onOtherwise = vi.fn<(answers: Answers) => void>();
    answering({ body: { birthplace: rome } });
    const page = await inForm({ ...code, otherwise }, { onOtherwise }, birthDate, place);
    await page.press('Non l’ho qui');
    expect(onOtherwise).toHaveBeenCalledWith({ later: 'yes' });
    await page.write('Codice fiscale', 'DNGDAA90C67H501E');
    await settled(() => vi.dynamicImportSettled());
    expect(page.words()).not.toContain('Non l’ho qui');
  });

  test('a computed tax code is marked as such while it is unchanged', async () => {
    const computed = { from: () => 'DNGDAA90C67H501E', hint: 'Calcolato dai tuoi dati' };
    const { fills: _, ...plain } = code;
    const field = { ...plain, computed };
    const page = await inForm(field, { initial: ['DNGDAA90C67H501E'] });
    expect(page.words()).toContain('Calcolato dai tuoi dati');
    expect(page.place.querySelector('[data-note]')).toBeNull();
    await page.leave();
    const other = await inForm(field, { initial: ['RSSMRA80A01H501U'] });
    expect(other.words()).toContain('Lo trovi sulla tessera');
    await other.leave();
    const none = await inForm({ ...field, computed: { ...computed, from: () => null } });
    expect(none.words()).toContain('Lo trovi sulla tessera');
  });
});

describe('options from the server', () => {
  const policies = choiceField({
    name: 'policy',
    label: 'Polizza',
    options: [],
    optionsFrom: 'getCheckupPolicies',
  });

  test('failed options can be requested again, and then chosen', async () => {
    const { promise: body, resolve } = Promise.withResolvers<unknown>();
    const calls = answering(problem(503, 'closed'), { body });
    const page = await inForm(policies, { initial: ['1'] });
    expect(page.sent()).toEqual([['policy', '1']]);
    expect(page.place.querySelector('[role=alert]')?.textContent).toContain('Non siamo riusciti');
    const isBusy = () => page.button('Riprova').getAttribute('aria-busy');
    expect(isBusy()).toBeNull();
    await page.press('Riprova');
    expect(isBusy()).toBe('true');
    await settled(() =>
      resolve([
        { id: 1, name: 'Casa' },
        { id: 2, name: 'Auto' },
      ]),
    );
    expect(calls).toHaveLength(2);
    expect(page.place.querySelector('[role=alert]')).toBeNull();
    expect(page.words()).toContain('Casa');
    expect(document.activeElement?.id).toBe('campo-policy');
  });
});

test('each kind of field opens its on-screen keyboard', async () => {
  const rule: Field = textField({ name: 'x', label: 'X', required: '' });
  const { rule: accepts } = rule;
  const kinds = [
    { kind: 'text' },
    { kind: 'text', typing: 'digits', longest: 5 },
    { kind: 'text', typing: 'phone' },
    { kind: 'text', typing: 'capitals', autocomplete: 'postal-code' },
    { kind: 'name' },
    { kind: 'email' },
    { kind: 'phone' },
    { kind: 'date' },
    { kind: 'year' },
    { kind: 'euro' },
    { kind: 'code' },
    { kind: 'longText' },
    { kind: 'hidden' },
  ];
  const inputs = [];
  for (const kind of kinds) {
    const page = await inForm({ name: 'x', label: 'X', rule: accepts, ...kind } as Field, { initial: ['7'] });
    const input = page.place.querySelector<HTMLInputElement>('[name=x]');
    const names = ['type', 'inputmode', 'autocomplete', 'maxlength', 'autocapitalize', 'placeholder', 'rows'];
    const attributes = names.flatMap((name) =>
      input?.hasAttribute(name) ? [`${name}=${input.getAttribute(name)}`] : [],
    );
    inputs.push(`${kind.kind}: ${attributes.join(' ')} «${input?.value}»${input?.hidden ? ' hidden' : ''}`);
    await page.leave();
  }
  expect(inputs).toEqual([
    'text: type=text autocomplete=off maxlength=200 «7»',
    'text: type=text inputmode=numeric autocomplete=off maxlength=5 «7»',
    'text: type=tel inputmode=tel autocomplete=off maxlength=200 «7»',
    'text: type=text autocomplete=postal-code maxlength=200 autocapitalize=characters «7»',
    'name: type=text autocomplete=off autocapitalize=words «7»',
    'email: type=email inputmode=email autocomplete=off autocapitalize=none «7»',
    'phone: type=tel inputmode=tel autocomplete=off «7»',
    'date: type=text inputmode=numeric autocomplete=off placeholder=GG/MM/AAAA «7»',
    'year: type=text inputmode=numeric autocomplete=off placeholder=AAAA «7»',
    'euro: type=text inputmode=decimal autocomplete=off «7»',
    'code: type=text inputmode=numeric autocomplete=one-time-code «7»',
    'longText: autocomplete=off rows=6 «7»',
    'hidden: type=text «7» hidden',
  ]);
});

test.each([
  ['euro', '€'],
  ['phone', '+39'],
] as const)('the box of a field of the kind %s shows %s beside what is typed', async (kind, sign) => {
  const { rule } = textField({ name: 'x', label: 'X', required: '' });
  const page = await inForm({ name: 'x', label: 'X', rule, kind } as Field);
  expect(page.words()).toContain(sign);
});
