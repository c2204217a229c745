import { type GuideKey, guideKeys } from '@riparo/domain/platform/site/guide.ts';
import { describe, expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../test/markup.ts';
import { wordsIn } from '../../test/words.ts';
import { prerenderPage } from '../prerender.tsx';
import { GuideText } from '../understand/guide/GuidePage.tsx';
import { loadGuide } from '../understand/guide/GuidePage.tsx';

/** The first screen of a page freshly opened on a phone, and whether its document has more below. */
const firstView = async (address: string) => {
  const { body } = await prerenderPage(address);
  const [first = '', ...more] = body.split('<template data-first-view-ends=""></template>');
  return { words: wordsIn(first).split('\n'), ends: more.length, all: wordsIn(body).split('\n') };
};

/** The links with this look in some HTML. */
const linksLike = (look: string, markup: string) =>
  [...markup.matchAll(/<a([^>]*)>(.*?)<\/a>/g)]
    .filter(([, attributes = '']) => new RegExp(`class="[^"]*\\b${look}\\b`).test(attributes))
    .map(([, , words = '']) => wordsIn(words));

describe('a product page', () => {
  test('a product page shows what may happen, and lists its steps in order', async () => {
    const { all, ends } = await firstView('/prodotti/pet');
    expect(ends).toBe(1);
    expect(all).toContain('E se succedesse?');
    const claim = all.slice(all.indexOf('Se succede qualcosa') + 1);
    expect(claim.filter((each) => /^\d$/.test(each)).slice(0, 3)).toEqual(['1', '2', '3']);
    expect(all).not.toContain('true');
  });

  test('a product page compares variants and names their documents', async () => {
    const { body } = await prerenderPage('/prodotti/rc-terzi');
    expect(body).toContain('id="confronto"');
    const titles = [...body.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual(expect.arrayContaining(['RC Terzi 5', 'RC Terzi 10']));
    expect((await prerenderPage('/prodotti/pet')).body).not.toContain('id="confronto"');
  });

  test.each(['/prodotti/non-c-e', '/guide/non-c-e'])(
    'an unknown product (%s) renders nothing',
    async (address) => {
      const { body } = await prerenderPage(address);
      expect(/<main[^>]*>(.*?)<\/main>/.exec(body)?.[1]).toBe('');
    },
  );
});

const next = async (key: GuideKey) => {
  const markup = markupOf(<GuideText guide={await loadGuide(key)} />);
  const [, card = ''] = markup.split('E adesso?');
  expect(markup.includes('>true<')).toBe(false);
  expect(markup.includes('<p></p>')).toBe(false);
  return linksLike('button', card);
};

describe('a guide', () => {
  test.each<[GuideKey, readonly string[]]>([
    ['vita', ['Quanto sono al riparo?', 'Guarda la Polizza Vita', 'Chiedi un preventivo']],
    ['casa', ['Quanto sono al riparo?', 'Chiedi un preventivo']],
    ['quando-succede', ['Mi è successo qualcosa']],
    ['reclami', ['Presenta un reclamo']],
  ])('%s leads on to %o', async (key, links) => {
    expect(await next(key)).toEqual(['Scarica la guida in PDF', ...links]);
  });

  test('a guide says when it is needed, where there is something to do', async () => {
    expect(wordsOf(<GuideText guide={await loadGuide('reclami')} />)).toContain(
      'Se ti serve adesso comincia da qui',
    );
    expect(wordsOf(<GuideText guide={await loadGuide('vita')} />)).toContain('Conservala, parlane in casa');
  });

  test.each(guideKeys)('%s shows all of its text, lists as lists', async (key) => {
    const guide = await loadGuide(key);
    const markup = markupOf(<GuideText guide={guide} />)
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"');
    for (const block of guide.sections.flatMap(({ blocks }) => blocks)) {
      const texts =
        block.kind === 'paragraph' ? [`<p>${block.text}</p>`] : block.items.map((item) => `<li>${item}</li>`);
      for (const text of texts) expect(markup).toContain(text);
    }
    expect(await loadGuide(key)).toBe(guide);
  });
});

describe('a legal text', () => {
  test('the cookie page says how long each cookie lasts', async () => {
    const { all } = await firstView('/cookie');
    const after = (name: string) => all.at(all.findIndex((each) => each.endsWith(name)) + 2);
    expect(after('_signed_in')).toBe('30 giorni dall’ultimo uso');
    expect(after('_passkey')).toBe('5 minuti');
  });
});
