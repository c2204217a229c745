// @vitest-environment happy-dom
import { getCheckupReportCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { navigate } from '../../platform/router/address-bar.ts';
import { BrowserRouter, useLocation } from '../../platform/router/router.tsx';
import ReportPage from './ReportPage.tsx';

const id = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const policy = (area: string, known: object = {}) => ({
  area,
  title: `Polizza ${area}`,
  cta: 'Chiedi un preventivo',
  cta_url: `/preventivo/${area}`,
  company_logo: '/logo.svg',
  guide_url: null,
  guide_page_url: null,
  product_page_url: null,
  minimum_price: 10,
  installment: 'al mese',
  is_price_indicative: false,
  reasons: ['Hai una casa'],
  ...known,
});
const report = {
  id,
  client: { first_name: 'Ada' },
  request: { coverage_feeling: 60 },
  result: 20,
  areas: [{ key: 'casa', title: 'Casa', need: 1, cover: 0.5 }],
  suggested_policies: [policy('casa'), policy('vita')],
  created_on: '2026-11-15',
  score_version: '3',
} as unknown as CheckupReport;
const said = (known: object = {}): Answer => ({ body: { ...report, ...known } });

const Pages = () => (useLocation().pathname === '/report' ? <ReportPage /> : <p>altrove</p>);

async function open(answer: Answer | Promise<Answer> = said(), address = '/report') {
  history.replaceState(history.state, '', address);
  const server = serving([getCheckupReportCall, answer]);
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ id }}>
        <Pages />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  return { ...page, server, card: (place: number) => page.place.querySelectorAll('ol > li')[place] };
}

beforeEach(() => history.replaceState(null, '', '/'));

describe('a checkup report', () => {
  test('the report shows a placeholder while loading, then everything it contains', async () => {
    history.replaceState({ state: { report: { ...report, client: { first_name: 'Vecchia' } } } }, '', '/');
    const late = Promise.withResolvers<Answer>();
    const page = await open(late.promise);
    expect(page.words()).toContain('Un attimo, apriamo il tuo report');
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    expect(page.words()).not.toMatch(/Vecchia|non c’è/);
    await settled(() => late.resolve(said()));
    expect(page.words()).toContain('Ada, ecco quanto sei al riparo');
    expect(page.words()).not.toContain('Un attimo');
    expect(page.words()).toContain('Di cosa hai bisogno, e quanto è coperto');
    expect(page.words()).toContain('Report del 15/11/2026, calcolato con il metodo 3');
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    expect(page.server.asked).toHaveLength(1);
  });

  test('a report the quiz has just made is not fetched, one of another id is', async () => {
    const page = await open(said(), '/quiz');
    await settled(() => navigate('/report', { state: { report } }));
    expect(page.words()).toContain('Ada, ecco quanto sei al riparo');
    expect(page.server.asked).toEqual([]);
    await settled(() => navigate('/quiz'));
    await settled(() => navigate('/report', { state: { report: { ...report, id: 'x' } } }));
    expect(page.server.asked).toHaveLength(1);
  });

  test.each([404, 400])('an unknown report (%i) leads to the quiz', async (status) => {
    const page = await open(problem(status, 'NotFound'));
    expect(page.words()).toContain('Questo report non c’è');
    expect(page.words()).toContain('Rifai il quiz');
  });

  test('the report of a person who needs nothing says so, and draws no bars', async () => {
    const page = await open(said({ areas: [], suggested_policies: [] }));
    expect(page.words()).toContain('Non risulta che ti manchi qualcosa');
    expect(page.words()).not.toMatch(/Di cosa hai bisogno|un passo alla volta/);
  });
});

describe('the plan of a report', () => {
  test('the plan goes one step at a time, and states its total price', async () => {
    const page = await open();
    const steps = [...page.place.querySelectorAll('ol > li')].map((card) => [
      card.querySelector('[class*=step]')?.textContent,
      card.querySelector('a[target]')?.className.includes('primary'),
    ]);
    expect(steps).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(page.words()).toContain('Quanto costa, in tutto');
    expect(page.words()).not.toContain('Non risulta che ti manchi qualcosa');
  });

  test('the plan shows what is known of each policy, and no more', async () => {
    const full = policy('vita', {
      cta: 'Compra',
      is_price_indicative: true,
      product_page_url: '/prodotti/vita',
      guide_page_url: '/guide/vita',
      guide_url: '/vita.pdf',
    });
    const short = policy('auto', { guide_page_url: '/guide/auto' });
    const page = await open(said({ suggested_policies: [policy('casa'), full, short] }));
    const texts = [0, 1, 2].map((place) => page.card(place)?.textContent.replaceAll('\u00a0', ' '));
    expect(texts).toEqual([
      '1Polizza casada € 10,00 al meseLa compagnia la scegli con il preventivoPerché può servirtiHai una casaChiedi un preventivo per Polizza casa (si apre in una nuova scheda)',
      '2Polizza vitada € 10,00 al meseprezzo indicativo di mercatoCon un partner di RiparoPerché può servirtiHai una casaCompra per Polizza vita (si apre in una nuova scheda)Leggi che cosa copre, e che cosa noLeggi la guida o scaricala in PDF',
      '3Polizza autoda € 10,00 al meseLa compagnia la scegli con il preventivoPerché può servirtiHai una casaChiedi un preventivo per Polizza auto (si apre in una nuova scheda)Leggi la guida',
    ]);
    // No empty paragraph takes up space.
    expect(page.card(0)?.querySelectorAll('p')).toHaveLength(2);
  });

  test("the plan shows each company's logo, opens offers in a new tab, and offers the guide as a download", async () => {
    const vita = policy('vita', { guide_page_url: '/guide/vita', guide_url: '/vita.pdf' });
    const { card } = await open(said({ suggested_policies: [vita] }));
    expect(card(0)?.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
    expect(card(0)?.querySelector('a[target=_blank]')?.getAttribute('href')).toBe('/preventivo/vita');
    expect(card(0)?.querySelector('a[download]')?.getAttribute('href')).toBe('/vita.pdf');
  });
});
