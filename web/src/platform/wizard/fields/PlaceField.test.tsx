// @vitest-environment happy-dom
import type { Answers, Field, Step } from '@riparo/domain/platform/wizard/definition.ts';
import { optionalTextField, textField } from '@riparo/domain/platform/wizard/fields.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import type { Draft } from '../form-values.ts';
import { StepForm } from '../StepForm.tsx';

await import('./suggesting-kinds.ts');

const district = optionalTextField({ name: 'district', label: 'Provincia' });
const city: Field = {
  kind: 'place',
  name: 'city',
  label: 'Comune',
  source: 'cities',
  rule: textField({ name: 'city', label: '', required: 'Scrivi il comune.' }).rule,
  fills: { district: 'province', postalCode: 'postalCode', region: 'region' },
};
const street: Field = {
  ...city,
  name: 'street',
  label: 'Via',
  source: 'addresses',
  autocomplete: 'address-line1',
  fills: { ...city.fills, city: 'name' },
};
const home: Step = {
  id: 'home',
  title: 'Dove abiti?',
  fields: [
    street,
    city,
    district,
    optionalTextField({ name: 'postalCode', label: 'CAP' }),
    { ...district, kind: 'hidden', name: 'region' },
  ],
  // A number typed with the town belongs to its postal code.
  tidy: (answers) => {
    const [, name = '', number = ''] = /^(.*\D) (\d{5})$/.exec(String(answers['city'] ?? '')) ?? [];
    const { postalCode = number } = answers;
    return number === '' || postalCode !== number ? answers : { ...answers, city: name, postalCode };
  },
};
const who: Step = { id: 'who', title: 'Chi sei?', fields: [{ ...district, name: 'nick' }] };

const town = (name: string, province: string, ...postalCodes: readonly string[]) => ({
  name,
  province,
  provinceName: province,
  region: `Regione di ${province}`,
  postalCodes,
});

let answers: Record<string, readonly object[] | Promise<readonly object[]> | null>;
let searches: string[];

async function open(draft: Draft = {}, step = home) {
  const onComplete = vi.fn<(answers: Answers) => void>();
  const page = await onPage(
    <StepForm
      wizard={{ formId: 'home', steps: [who, step], loader: { text: '', minimumMs: 0 } }}
      step={step}
      answers={{}}
      draft={draft}
      serverErrors={{}}
      takesFocus={false}
      onComplete={onComplete}
    />,
  );
  await settled(() => undefined);
  const value = (name: string) => page.place.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  return {
    ...page,
    type: async (text: string, box = 'Comune') => {
      await settled(() => page.field(box).focus());
      await page.write(box, text);
      await wait(200);
    },
    goOn: () => settled(() => page.field('CAP').focus()),
    standing: () => ['city', 'district', 'postalCode', 'region'].map(value),
    offered: () => [...page.place.querySelectorAll('li')].map((item) => item.textContent),
    isOpen: (box = 'Comune') => [
      page.field(box).getAttribute('aria-expanded'),
      document.getElementById(page.field(box).getAttribute('aria-controls') ?? '')?.hidden,
    ],
    choose: (place: number) => settled(() => page.place.querySelectorAll('li')[place]?.click()),
    statusText: () => [...page.place.querySelectorAll('[data-note] [role=status]')].at(-1)?.textContent,
  };
}

const wait = (ms: number) => settled(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = {};
  searches = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const { searchParams } = new URL(path, 'http://localhost');
    const text = searchParams.get('q') ?? '';
    searches.push([text, searchParams.get('bornOn')].filter(Boolean).join(' '));
    const found = await answers[text];
    return found
      ? Response.json({ cities: found, addresses: found, birthplaces: found, countries: found })
      : new Response('', { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('place suggestions', () => {
  test('suggestions are fetched after a pause, from two letters on, and only once per text', async () => {
    answers = { luc: [town('Lucca', 'LU', '55100'), town('Lucera', 'FG', '71036')] };
    const page = await open();
    await page.type('l');
    expect(searches).toEqual([]);
    await settled(() => page.field('Comune').focus());
    await page.write('Comune', 'lu');
    await wait(100);
    await page.write('Comune', 'luc');
    await wait(100);
    expect(searches).toEqual([]);
    await wait(100);
    expect(searches).toEqual(['luc']);
    expect(page.offered()).toEqual(['Lucca LU (LU)', 'Lucera FG (FG)']);
    expect(page.statusText()).toBe('2 suggerimenti: freccia giù per scegliere.');
    expect(page.isOpen()).toEqual(['true', false]);
    await page.type('l');
    expect(page.offered()).toEqual([]);
    answers['gela'] = [town('Gela', 'CL', '93012')];
    await page.type('gela');
    await page.type('luc');
    expect(searches).toEqual(['luc', 'gela']);
    expect(page.offered()).toHaveLength(2);
    expect(page.statusText()).toBe('2 suggerimenti: freccia giù per scegliere.');
  });

  test('choosing a suggestion of another province replaces the typed one only after a yes', async () => {
    answers = { roma: [town('Roma', 'RM', '00118')] };
    const page = await open();
    await page.write('Provincia', 'MI');
    await page.type('roma');
    await page.choose(0);
    expect(page.standing()).toEqual(['Roma', 'MI', '', '']);
    expect(page.words()).toContain('Hai scritto la provincia MI, ma Roma è in provincia di RM.');
    await page.press('Lascia MI');
    expect(page.standing()).toEqual(['Roma', 'MI', '', '']);
    expect(page.words()).not.toContain('Qual è giusta?');
    await page.type('roma');
    await page.choose(0);
    await page.press('Metti RM');
    expect(page.standing()).toEqual(['Roma', 'RM', '00118', 'Regione di RM']);
    expect(page.words()).not.toContain('Qual è giusta?');
  });

  test('suggestions can be chosen with the arrow keys, and then close', async () => {
    answers = { ari: [town('Ariano', 'AV', '83031'), town('Ariccia', 'RM', '00072')] };
    const page = await open();
    await page.type('ari');
    await page.key('ArrowDown');
    await page.key('ArrowDown');
    expect([...page.place.querySelectorAll('li')].map((item) => item.dataset['highlighted'])).toEqual([
      'false',
      'true',
    ]);
    await page.key('Enter');
    expect(page.standing()).toEqual(['Ariccia', 'RM', '00072', 'Regione di RM']);
    expect(page.offered()).toEqual([]);
    expect(page.isOpen()).toEqual(['false', true]);
    expect(page.statusText()).toBe('');
  });

  test('old suggestions stay while new ones load, but cannot be chosen', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly object[]>();
    answers = { rio: [town('Rio', 'LI', '57038'), town('Riolo', 'RA', '48025')], riolo: promise };
    const page = await open();
    await page.type('rio');
    await wait(1000);
    await page.type('riolo');
    expect(page.offered()).toEqual(['Rio LI (LI)', 'Riolo RA (RA)']);
    expect(page.statusText()).toBe('');
    await page.goOn();
    expect(page.standing()).toEqual(['riolo', '', '', '']);
    await settled(() => resolve([town('Riolo', 'RA', '48025'), town('Riolo', 'XX', '48026')]));
    expect(page.standing()).toEqual(['riolo', '', '', '']);
  });

  test('a suggestion fills in its parts, which are cleared when the text changes', async () => {
    answers = { pisa: [town('Pisa', 'PI', '56100')], roma: [town('Roma', 'RM', '00118', '00119')] };
    const page = await open();
    await page.type('pisa');
    expect(page.statusText()).toBe('Un suggerimento: freccia giù per sceglierlo.');
    await page.choose(0);
    expect(page.standing()).toEqual(['Pisa', 'PI', '56100', 'Regione di PI']);
    await page.type('roma');
    expect(page.standing()).toEqual(['roma', '', '', '']);
    await page.choose(0);
    expect(page.standing()).toEqual(['Roma', 'RM', '', 'Regione di RM']);
  });

  test('a suggestion keeps what was typed since, and a change clears what only it knew', async () => {
    answers = { siena: [town('Siena', 'SI', '53100')] };
    const page = await open();
    await page.type('siena');
    await page.choose(0);
    await page.write('CAP', '53019');
    expect(page.standing()).toEqual(['Siena', 'SI', '53019', '']);
    await page.type('siena');
    await page.choose(0);
    await page.write('Via', 'Banchi');
    expect(page.standing()).toEqual(['Siena', 'SI', '53100', 'Regione di SI']);
  });

  test('suggestions are limited to the province typed before', async () => {
    answers = { castro: [town('Castro', 'BG', '24063'), town('Castro', 'LE', '73030')] };
    const page = await open();
    await page.write('Provincia', 'le');
    await page.type('castro');
    expect(page.offered()).toEqual(['Castro LE (LE)']);
    await page.choose(0);
    expect(page.standing()).toEqual(['Castro', 'LE', '73030', 'Regione di LE']);
    // The province was typed, and stays.
    await page.type('bari');
    expect(page.standing()).toEqual(['bari', 'LE', '', '']);
  });

  test('suggestions chosen before a reload stay valid until the text changes', async () => {
    const filled = { city: ['Pisa'], district: ['PI'], postalCode: ['56100'], region: ['Toscana'] };
    const page = await open(filled);
    expect(page.standing()).toEqual(['Pisa', 'PI', '56100', 'Toscana']);
    await page.type('rom');
    expect(page.standing()).toEqual(['rom', '', '', '']);
  });
});

describe('a fully typed place name', () => {
  test('a name that fits one place chooses it when the visitor goes on', async () => {
    answers = { prato: [town('Prato', 'PO', '59100'), town('Prato Sesia', 'NO', '28077')] };
    const page = await open();
    await page.type('prato');
    expect(page.standing()).toEqual(['prato', '', '', '']);
    await page.goOn();
    expect(page.standing()).toEqual(['Prato', 'PO', '59100', 'Regione di PO']);
  });

  test('a name that fits several places chooses none until another field decides', async () => {
    answers = { livo: [town('Livo', 'CO', '22010'), town('Livo', 'TN', '38020')] };
    const page = await open();
    await page.type('livo');
    await page.goOn();
    expect(page.standing()).toEqual(['livo', '', '', '']);
    await page.write('Provincia', 'TN');
    expect(page.standing()).toEqual(['Livo', 'TN', '38020', 'Regione di TN']);
  });

  test('after a reload the name is looked up once, when another field is typed in', async () => {
    answers = { dro: [town('Dro', 'TN', '38074'), town('Dro', 'XX', '38075')] };
    const page = await open({ city: ['dro'], district: ['xx'] });
    await page.write('CAP', '38074');
    await wait(200);
    expect(searches).toEqual(['dro']);
    expect(page.standing()).toEqual(['dro', 'xx', '38074', '']);
    await page.write('Provincia', 'TN');
    expect(searches).toEqual(['dro']);
    expect(page.standing()).toEqual(['Dro', 'TN', '38074', 'Regione di TN']);
    await page.leave();
    const lost = await open();
    await lost.type('ispra');
    await lost.write('Provincia', 'V');
    await lost.write('Provincia', 'VA');
    await wait(200);
    expect(searches).toEqual(['dro', 'ispra']);
  });
});

const at = (name: string, of: string, province: string) => ({
  ...town('', province),
  street: name,
  streetNumber: null,
  postalCode: null,
  city: of,
});

describe('an address', () => {
  test('an address fills in its town, and stays whatever is typed in it or beside it', async () => {
    answers = {
      'via po': [at('Via Po', 'Asti', 'AT')],
      'via roma': [at('Via Roma', 'Asti', 'AT'), at('Via Roma', 'Pisa', 'PI')],
    };
    const page = await open();
    expect(page.field('Via').autocomplete).toBe('address-line1');
    await page.type('via po', 'Via');
    await page.goOn();
    expect(page.standing()).toEqual(['', '', '', '']);
    await page.type('Via po', 'Via');
    expect(page.isOpen('Via')).toEqual(['true', false]);
    await page.choose(0);
    const there = ['Asti', 'AT', '', 'Regione di AT'];
    expect(page.standing()).toEqual(there);
    // The province came from the address; nobody typed it.
    await page.type('via roma', 'Via');
    expect(page.standing()).toEqual(there);
    expect(page.offered()).toEqual(['Via Roma Asti (AT)', 'Via Roma Pisa (PI)']);
  });

  test('an address uses the town typed before, until that changes', async () => {
    answers = {
      Livo: [town('Livo', 'CO', '22010'), town('Livo', 'TN', '38020')],
      'via bo': [at('Via Bo', 'Livo', 'TN')],
    };
    const page = await open();
    await page.type('Livo');
    await page.type('via bo', 'Via');
    await page.choose(0);
    const fromAddress = ['Livo', 'TN', '', 'Regione di TN'];
    expect(page.standing()).toEqual(fromAddress);
    await settled(() => page.field('Comune').focus());
    await page.goOn();
    expect(page.standing()).toEqual(fromAddress);
    await page.type('bari');
    expect(page.standing()).toEqual(['bari', '', '', '']);
  });
});

describe('the place of birth', () => {
  const date: Field = {
    kind: 'date',
    name: 'date',
    label: 'Data',
    rule: () => (value) => ({ ok: true, value: value as string }),
  };
  const birthplaceField: Field = {
    ...city,
    source: 'birthplaces',
    bornOn: 'date',
    fills: { code: 'belfioreCode', country: 'countryCode' },
  };
  const hidden = (name: string): Field => ({ ...district, kind: 'hidden', name });
  const birth: Step = {
    id: 'birth',
    title: 'Dove sei nata?',
    fields: [
      date,
      birthplaceField,
      { ...district, name: 'postalCode', label: 'CAP' },
      hidden('code'),
      hidden('country'),
    ],
  };
  test('the birthplace is searched among the places of the birth date, once that is valid', async () => {
    answers = { ro: [], rom: [], roma: [] };
    const page = await open({}, birth);
    await page.type('ro');
    await page.write('Data', '27/03/19');
    await page.type('rom');
    await page.write('Data', '27/03/1990');
    await page.type('roma');
    expect(searches).toEqual(['ro', 'rom', 'roma 1990-03-27']);
    expect(page.statusText()).toContain('Non troviamo questo luogo');
    expect(page.isOpen()).toEqual(['false', true]);
  });
});

describe('missing suggestions', () => {
  test('the field says whether suggestions are slow, empty or failed', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly object[]>();
    answers = { zz: promise };
    const page = await open();
    await page.type('zz');
    expect(page.statusText()).toBe('');
    await wait(600);
    expect(page.statusText()).toBe('Cerchiamo… intanto puoi continuare a scrivere.');
    await settled(() => resolve([]));
    expect(page.statusText()).toBe(
      'Non troviamo questo comune: controlla il nome, oppure scrivi tu CAP e provincia.',
    );
    expect(page.isOpen()).toEqual(['false', true]);
    await page.type('yy');
    expect(page.statusText()).toBe('I suggerimenti non arrivano: puoi scrivere tutto a mano.');
    answers = { yy: [town('Yy', 'YY', '00001')] };
    await page.goOn();
    await page.press('Riprova');
    await wait(200);
    expect(page.focused()).toBe('Comune');
    expect(page.offered()).toEqual(['Yy YY (YY)']);
    expect(page.words()).not.toContain('Riprova');
  });

  test('text that belongs in another field moves there when this one is left', async () => {
    answers = {};
    const page = await open();
    await page.type('Capalbio 58011');
    await page.goOn();
    expect(page.standing()).toEqual(['Capalbio', '', '58011', '']);
    // A moved text may be replaced by the next one, also after a visit that changed nothing.
    await page.type('Capalbio');
    await page.goOn();
    await page.type('Orbetello 58015');
    await page.goOn();
    expect(page.standing()).toEqual(['Orbetello', '', '58015', '']);
  });
});
