import { getDocumentProxy, extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { hostileWords, withHostileWords } from '../../../attacks/hostile-words.ts';
import { drawnPages } from '../../../test/drawn-pages.ts';
import { everyBlock, sampleContent } from '../../../test/sample-content.ts';
import type { DocumentBlock } from '../content.ts';
import { drawDocument } from './draw-document.ts';

const read = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf);
  return { pdf, pages: text.map((page) => page.replace(/\s+/g, ' ')) };
};

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'paragraph' as const,
    text: `Paragrafo ${index + 1}. ${'Parole che riempiono la pagina fino in fondo. '.repeat(6)}`.trim(),
  }));

/** Side by side, one below the other, without what may be missing, and over several pages. */
const inOtherWays: readonly DocumentBlock[] = [
  {
    kind: 'cover',
    picture: 'letter',
    overline: 'Senza codice',
    title: 'Un titolo lungo '.repeat(8).trim(),
    lead: 'Poche parole.',
  },
  { kind: 'callout', title: 'Senza link', text: 'Un testo che prende più di una riga. '.repeat(6).trim() },
  {
    kind: 'gauges',
    gauges: [
      { label: 'Niente', percent: 0, tone: 'first' },
      { label: 'Tutto', percent: 100, tone: 'second' },
    ],
  },
  {
    kind: 'bars',
    legend: ['Il tutto', 'La parte'],
    bars: [
      { label: 'Vuota', whole: 0, part: 0, text: 'vuota' },
      { label: 'Piena', whole: 1, part: 1, text: 'piena' },
    ],
  },
  {
    kind: 'table',
    columns: [
      { title: 'Voce', align: 'left', share: 0.6 },
      { title: 'Importo', align: 'right', share: 0.4 },
    ],
    rows: [...Array.from({ length: 40 }, (_, row) => [`Voce ${row}`, `€ ${row},00`]), ['Totale', '€ 780,00']],
    endsInSum: true,
  },
  {
    kind: 'card',
    title: 'Una proposta dal nome che non sta in una riga sola, per quanto larga sia',
    aside: '',
    note: '',
    itemsTitle: 'Perché',
    items: ['Una ragione.', 'Un’altra, più lunga. '.repeat(8).trim()],
    links: [
      { label: 'Vai', url: 'https://www.riparo.example/preventivo/casa' },
      { label: 'Oppure qui', url: 'https://www.riparo.example/' },
    ],
  },
];

const manyWords = (count: number) =>
  Array.from({ length: count }, (_, index) => `parola ${index + 1}`).join(', ');

/** Where a text takes more than a line, what stands below and beside it makes room. */
const onSeveralLines: readonly DocumentBlock[] = [
  {
    kind: 'cover',
    picture: 'letter',
    overline: 'Una riga sopra il titolo che, per quanto sia breve, ne prende due',
    title: 'Poco',
    lead: 'E basta.',
    qr: { url: 'https://www.riparo.example/sci', label: manyWords(14) },
  },
  { kind: 'heading', text: manyWords(10) },
  { kind: 'list', items: ['Uno', manyWords(16), 'Tre'] },
  {
    kind: 'links',
    links: [
      { label: manyWords(16), url: 'https://www.ivass.it/' },
      { label: 'Un’altra fonte', url: 'https://www.consap.it/' },
    ],
  },
  {
    kind: 'callout',
    title: manyWords(12),
    text: manyWords(14),
    link: { label: 'E un link', url: 'https://www.riparo.example/' },
  },
  {
    kind: 'gauges',
    gauges: [
      { label: 'Quasi niente', percent: 1, tone: 'first' },
      { label: manyWords(4), percent: 50, tone: 'second' },
      { label: 'Tutto', percent: 100, tone: 'first' },
    ],
  },
  {
    kind: 'bars',
    legend: ['Il tutto', 'La parte'],
    bars: [
      { label: manyWords(4), whole: 1, part: 0.1, text: 'piena al 10%' },
      { label: 'Breve', whole: 0.01, part: 0.5, text: 'appena' },
    ],
  },
  {
    kind: 'table',
    columns: [
      { title: 'Voce', align: 'left', share: 0.4 },
      { title: 'Prima', align: 'right', share: 0.3 },
      { title: 'Dopo', align: 'right', share: 0.3 },
    ],
    rows: [[manyWords(6), '€ 79,00', manyWords(4)], ['Senza il resto']],
    endsInSum: true,
  },
  {
    kind: 'card',
    title: 'Una proposta',
    aside: 'un prezzo che prende più di una riga',
    note: manyWords(16),
    itemsTitle: manyWords(12),
    items: [manyWords(14), 'Una ragione.'],
    links: [{ label: 'Vai', url: 'https://www.riparo.example/preventivo/casa' }],
  },
];

describe('a document', () => {
  test('is drawn as it was drawn before; what was meant to change is kept with -u', async () => {
    const content = sampleContent([...everyBlock, ...paragraphs(12), ...inOtherWays.slice(1)]);
    await expect(await drawnPages(await drawDocument(content))).toMatchFileSnapshot('drawn/every-block.txt');
    const several = await drawDocument(sampleContent(onSeveralLines));
    await expect(await drawnPages(several)).toMatchFileSnapshot('drawn/several-lines.txt');
    const [cover] = inOtherWays;
    const alone = { ...sampleContent(cover ? [cover] : []), otherPages: { before: 2, after: 1 } };
    await expect(await drawnPages(await drawDocument(alone))).toMatchFileSnapshot('drawn/cover.txt');
    const few = sampleContent([
      { kind: 'cover', picture: 'letter', overline: 'Breve', title: 'Poco', lead: 'E basta.' },
    ]);
    await expect(await drawnPages(await drawDocument(few))).toMatchFileSnapshot('drawn/short-cover.txt');
  });

  test('says everything it was given, letters of other languages included', async () => {
    const { pages } = await read(await drawDocument(sampleContent()));
    const words = pages.join(' ');
    for (const text of [
      'Łukasz Çelik, Øst e Lò',
      'con l’apostrofo, il prezzo di € 12,50 e la – lineetta.',
      'Una precisazione.',
      'Secondo punto',
      'Una fonte',
      'Un riquadro',
      'E un link',
      '70%',
      'piena al 40%',
      'Premio annuo',
      '€ 79,00',
      'da € 8 al mese',
      'Una ragione.',
    ])
      expect(words).toContain(text);
  });

  test('is the same, byte for byte, for the same content', async () => {
    const [one, other] = await Promise.all([drawDocument(sampleContent()), drawDocument(sampleContent())]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    const later = await drawDocument({ ...sampleContent(), createdAt: '2026-11-16T10:00:00.000Z' });
    expect(Buffer.from(one).equals(Buffer.from(later))).toBe(false);
  });

  test('is Italian, named, and tagged for screen readers', async () => {
    const { pdf } = await read(await drawDocument(sampleContent()));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Documento di prova', Author: 'Riparo', Language: 'it-IT' });
    expect(await pdf.getViewerPreferences()).toEqual({ DisplayDocTitle: true });
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    const trees = Array.from({ length: pdf.numPages }, async (_, index) =>
      (await pdf.getPage(index + 1)).getStructTree(),
    );
    const roles = JSON.stringify(await Promise.all(trees));
    expect(roles).toContain('"alt":"Inquadra: https://www.riparo.example/sci"');
    for (const role of ['Figure', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Link', 'Table', 'TH', 'TD'])
      expect(roles).toContain(`"role":"${role}"`);
  });

  test('names the column of every cell: titles of columns say that they are', async () => {
    const written = Buffer.from(await drawDocument(sampleContent())).toString('latin1');
    expect(written.match(/\/Scope \/Column/g)).toHaveLength(2);
  });

  test.each(Object.entries(hostileWords))(
    'says hostile words (%s) as words, in every block',
    async (_, words) => {
      const content = sampleContent(withHostileWords(everyBlock, words));
      const { pdf, pages } = await read(await drawDocument(content));
      expect(await pdf.getJSActions()).toBeNull();
      expect(await pdf.getOpenAction()).toBeNull();
      expect(await pdf.getAttachments()).toBeNull();
      expect(pages.join(' ').length).toBeGreaterThan(100);
    },
  );

  test('has a name that ends where it ends', async () => {
    const title = hostileWords.pdf;
    const { pdf } = await read(await drawDocument({ ...sampleContent(), title }));
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: title });
    expect(await pdf.getJSActions()).toBeNull();
  });

  test('leads only to web pages', async () => {
    const { pdf } = await read(await drawDocument(sampleContent()));
    const urls: string[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1)
      for (const { url } of await (await pdf.getPage(page)).getAnnotations()) urls.push(url);
    expect(urls).toEqual([
      'https://www.ivass.it/',
      'https://www.riparo.example/',
      'https://www.riparo.example/preventivo/casa',
    ]);
    const links = [{ label: 'Apri', url: 'javascript:alert(1)' }];
    await expect(drawDocument(sampleContent([{ kind: 'links', links }]))).rejects.toThrow(TypeError);
  });

  test('does not number a page that is alone', async () => {
    const { pages } = await read(await drawDocument(sampleContent(paragraphs(1))));
    expect(pages).toHaveLength(1);
    expect(pages.join(' ')).not.toContain('Pagina');
  });

  test('numbers its pages, and carries brand and legal details on each', async () => {
    const { pages } = await read(await drawDocument(sampleContent([...everyBlock, ...paragraphs(30)])));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Pagina ${index + 1} di ${pages.length}`);
      expect(page).toContain('Soggetto alla vigilanza di IVASS');
      expect(page.includes('Prova corrente')).toBe(index > 0);
    }
    expect(pages.join(' ')).toContain('Paragrafo 30.');
  });

  test('leaves no heading alone at the foot of a page', async () => {
    // Whatever stands above it, one of these would end just there.
    for (let lines = 30; lines < 46; lines += 2) {
      const above = Array.from({ length: lines }, () => ({ kind: 'list' as const, items: ['Riga'] }));
      const { pages } = await read(
        await drawDocument(
          sampleContent([
            ...above,
            { kind: 'heading', text: 'Titolo' },
            { kind: 'paragraph', text: 'Seguito.' },
          ]),
        ),
      );
      const withHeading = pages.filter((page) => page.includes('Titolo'));
      expect(withHeading).toHaveLength(1);
      expect(withHeading[0]).toContain('Seguito.');
    }
  });

  test('cuts a word that no line can hold, and stands in for letters it does not have', async () => {
    const endless = 'x'.repeat(400);
    const { pages } = await read(
      await drawDocument(
        sampleContent([
          { kind: 'paragraph', text: endless },
          { kind: 'paragraph', text: 'Nguyễn e Мария' },
        ]),
      ),
    );
    expect(pages.join('').replace(/\s/g, '')).toContain(endless);
    expect(pages.join(' ')).toContain('Nguyen e ?????');
  });
});
