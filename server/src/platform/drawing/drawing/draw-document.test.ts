import { getDocumentProxy, extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { hostileWords, withHostileWords } from '../../../../attacks/hostile-words.ts';
import { everyBlock, sampleContent } from '../../../../test/sample-content.ts';
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

describe('a document', () => {
  test('a document contains all its content, including letters of other languages', async () => {
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

  test('a document is the same, byte for byte, for the same content', async () => {
    const [one, other] = await Promise.all([drawDocument(sampleContent()), drawDocument(sampleContent())]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    const later = await drawDocument({ ...sampleContent(), createdAt: '2026-11-16T10:00:00.000Z' });
    expect(Buffer.from(one).equals(Buffer.from(later))).toBe(false);
  });

  test('a document is Italian, titled, and tagged for screen readers', async () => {
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

  test.each(Object.entries(hostileWords))(
    'a document prints hostile input (%s) as plain text in every block',
    async (_, words) => {
      const content = sampleContent(withHostileWords(everyBlock, words));
      const { pdf, pages } = await read(await drawDocument(content));
      expect(await pdf.getJSActions()).toBeNull();
      expect(await pdf.getOpenAction()).toBeNull();
      expect(await pdf.getAttachments()).toBeNull();
      expect(pages.join(' ').length).toBeGreaterThan(100);
    },
  );

  test('a hostile title stays a title in the metadata and runs no script', async () => {
    const title = hostileWords.pdf;
    const { pdf } = await read(await drawDocument({ ...sampleContent(), title }));
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: title });
    expect(await pdf.getJSActions()).toBeNull();
  });

  test('a document links only to web pages', async () => {
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

  test('a document numbers its pages and repeats brand and legal details on each', async () => {
    const { pages } = await read(await drawDocument(sampleContent([...everyBlock, ...paragraphs(30)])));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Pagina ${index + 1} di ${pages.length}`);
      expect(page).toContain('Soggetto alla vigilanza di IVASS');
      expect(page.includes('Prova corrente')).toBe(index > 0);
    }
    expect(pages.join(' ')).toContain('Paragrafo 30.');
  });

  test('a document leaves no heading alone at the foot of a page', async () => {
    // Tries every height above it, as one of them would end just there.
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

  test('a document cuts a word that fits no line, and substitutes letters missing from the font', async () => {
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
