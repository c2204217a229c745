// @vitest-environment happy-dom
import type { Answers, Field, Step } from '@riparo/domain/wizard/definition.ts';
import { optionalTextField, textField } from '@riparo/domain/wizard/fields.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
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
const home: Step = {
  id: 'home',
  title: 'Dove abiti?',
  fields: [
    city,
    district,
    optionalTextField({ name: 'postalCode', label: 'CAP' }),
    { ...district, kind: 'hidden', name: 'region' },
  ],
  // A number typed with the town belongs to its postal code.
  tidy: (answers) => {
    const found = /^(.*\D) (\d{5})$/.exec(String(answers['city'] ?? ''));
    return found && !answers['postalCode']
      ? { ...answers, city: found[1] ?? '', postalCode: found[2] ?? '' }
      : answers;
  },
};

const town = (name: string, province: string, ...postalCodes: readonly string[]) => ({
  name,
  province,
  provinceName: province,
  region: `Regione di ${province}`,
  postalCodes,
});

let answers: Record<string, readonly object[] | Promise<readonly object[]> | null>;
let asked: string[];

async function open() {
  const onComplete = vi.fn<(answers: Answers) => void>();
  const page = await onPage(
    <StepForm
      wizard={{ formId: 'home', steps: [home], loader: { text: '', minimumMs: 0 } }}
      step={home}
      answers={{}}
      draft={{}}
      serverErrors={{}}
      takesFocus={false}
      onComplete={onComplete}
    />,
  );
  await settled(() => undefined);
  const value = (name: string) => page.place.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  return {
    ...page,
    type: async (text: string) => {
      await settled(() => page.field('Comune').focus());
      await page.write('Comune', text);
      await wait(200);
    },
    goOn: () => settled(() => page.field('CAP').focus()),
    standing: () => ['city', 'district', 'postalCode', 'region'].map(value),
    offered: () => [...page.place.querySelectorAll('li')].map((item) => item.textContent),
    choose: (place: number) => settled(() => page.place.querySelectorAll('li')[place]?.click()),
    said: () => page.place.querySelector('[data-note] [role=status]')?.textContent,
  };
}

const wait = (ms: number) => settled(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const text = new URL(path, 'http://localhost').searchParams.get('q') ?? '';
    asked.push(text);
    const cities = await answers[text];
    return cities ? Response.json({ cities }) : new Response('', { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('suggestions', () => {
  test('are asked for once somebody pauses, from two letters on, and the same only once', async () => {
    answers = { luc: [town('Lucca', 'LU', '55100'), town('Lucera', 'FG', '71036')] };
    const page = await open();
    await page.type('l');
    expect(asked).toEqual([]);
    await settled(() => page.field('Comune').focus());
    await page.write('Comune', 'lu');
    await wait(100);
    await page.write('Comune', 'luc');
    await wait(100);
    expect(asked).toEqual([]);
    await wait(100);
    expect([asked, page.offered()]).toEqual([['luc'], ['Lucca LU (LU)', 'Lucera FG (FG)']]);
    expect(page.said()).toBe('2 suggerimenti: freccia giù per scegliere.');
    expect(page.field('Comune').getAttribute('aria-expanded')).toBe('true');
    await page.type('l');
    expect(page.offered()).toEqual([]);
    await page.type('luc');
    expect(asked).toEqual(['luc']);
    expect(page.offered()).toHaveLength(2);
  });

  test('fill what they know, which goes when the text is another one', async () => {
    answers = { pisa: [town('Pisa', 'PI', '56100')], roma: [town('Roma', 'RM', '00118', '00119')] };
    const page = await open();
    await page.type('pisa');
    expect(page.said()).toBe('Un suggerimento: freccia giù per sceglierlo.');
    await page.choose(0);
    expect(page.standing()).toEqual(['Pisa', 'PI', '56100', 'Regione di PI']);
    await page.type('roma');
    expect(page.standing()).toEqual(['roma', '', '', '']);
    await page.choose(0);
    expect(page.standing()).toEqual(['Roma', 'RM', '', 'Regione di RM']);
  });

  test('leave what somebody has typed since, and what only they knew no longer holds', async () => {
    answers = { siena: [town('Siena', 'SI', '53100')] };
    const page = await open();
    await page.type('siena');
    await page.choose(0);
    await page.write('CAP', '53019');
    expect(page.standing()).toEqual(['Siena', 'SI', '53019', '']);
  });

  test('are those of the province that was typed before', async () => {
    answers = { castro: [town('Castro', 'BG', '24063'), town('Castro', 'LE', '73030')] };
    const page = await open();
    await page.write('Provincia', 'le');
    await page.type('castro');
    expect(page.offered()).toEqual(['Castro LE (LE)']);
  });
});

describe('a name that was typed to its end', () => {
  test('stands for the one place that bears it, once somebody goes on', async () => {
    answers = { prato: [town('Prato', 'PO', '59100'), town('Prato Sesia', 'NO', '28077')] };
    const page = await open();
    await page.type('prato');
    expect(page.standing()).toEqual(['prato', '', '', '']);
    await page.goOn();
    expect(page.standing()).toEqual(['Prato', 'PO', '59100', 'Regione di PO']);
  });

  test('also when the answer comes after they have gone on', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly object[]>();
    answers = { massa: promise };
    const page = await open();
    await page.type('massa');
    await page.goOn();
    expect(page.standing()).toEqual(['massa', '', '', '']);
    await settled(() => resolve([town('Massa', 'MS', '54100')]));
    expect(page.standing()).toEqual(['Massa', 'MS', '54100', 'Regione di MS']);
  });

  test('stands for none where several bear it, until what is typed beside it tells', async () => {
    answers = { livo: [town('Livo', 'CO', '22010'), town('Livo', 'TN', '38020')] };
    const page = await open();
    await page.type('livo');
    await page.goOn();
    expect(page.standing()).toEqual(['livo', '', '', '']);
    await page.write('Provincia', 'TN');
    expect(page.standing()).toEqual(['Livo', 'TN', '38020', 'Regione di TN']);
  });
});

describe('without suggestions', () => {
  test('it is said that they are slow, that there are none, or that they do not come', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly object[]>();
    answers = { zz: promise };
    const page = await open();
    await page.type('zz');
    expect(page.said()).toBe('');
    await wait(600);
    expect(page.said()).toBe('Cerchiamo… intanto puoi continuare a scrivere.');
    await settled(() => resolve([]));
    expect(page.said()).toContain('Non troviamo questo comune');
    await page.type('yy');
    expect(page.said()).toBe('I suggerimenti non arrivano: puoi scrivere tutto a mano.');
    answers = { yy: [town('Yy', 'YY', '00001')] };
    await page.press('Riprova');
    await wait(200);
    expect(page.focused()).toBe('Comune');
    expect(page.offered()).toEqual(['Yy YY (YY)']);
    expect(page.words()).not.toContain('Riprova');
  });

  test('an answer that nobody waits for any more is not shown', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly object[]>();
    answers = { como: promise, bari: [town('Bari', 'BA', '70121')] };
    const page = await open();
    await page.type('como');
    await page.type('bari');
    await settled(() => resolve([town('Como', 'CO', '22100')]));
    expect(page.offered()).toEqual(['Bari BA (BA)']);
  });

  test('what belongs into another box is put there when this one is left', async () => {
    answers = {};
    const page = await open();
    await page.type('Capalbio 58011');
    await page.goOn();
    expect(page.standing()).toEqual(['Capalbio', '', '58011', '']);
  });
});
