import { type GuideKey, guideKeys } from '@riparo/domain/guide/guide.ts';
import { isoDate } from '@riparo/domain/values/calendar.ts';
import { ArrowDown } from '@riparo/ui/icons/ArrowDown.ts';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { describe, expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../test/markup.ts';
import { wordsIn } from '../../test/words.ts';
import { ArtOfProduct } from '../pictures/ArtOfProduct.tsx';
import { prerenderPage } from '../prerender.tsx';
import { productHeads } from '../texts/products/heads.ts';
import { GuideText } from './guide/GuideText.tsx';
import { loadGuide } from './guide/load-guide.ts';
import { Portico } from './home/Portico.tsx';
import { link, list, paragraph, section, steps, table } from './legal/text.ts';
import { TextPage } from './legal/TextPage.tsx';
import { ComparisonTable } from './prodotti/ComparisonTable.tsx';
import { Guarantees } from './prodotti/Guarantees.tsx';
import { StartLink } from './prodotti/StartLink.tsx';

/** What is on the screen of whoever has just opened a page on a phone, and whether there is more of it elsewhere. */
const firstView = async (address: string) => {
  const { body } = await prerenderPage(address);
  const [first = '', ...more] = body.split('<template data-first-view-ends=""></template>');
  return { words: wordsIn(first).split('\n'), ends: more.length, all: wordsIn(body).split('\n') };
};

/** The links of some HTML that have this look. */
const linksLike = (look: string, markup: string) =>
  [...markup.matchAll(/<a([^>]*)>(.*?)<\/a>/g)]
    .filter(([, attributes = '']) => new RegExp(`class="[^"]*\\b${look}\\b`).test(attributes))
    .map(([, , words = '']) => wordsIn(words));

describe('the first view of', () => {
  test('the home page and the steps below it', async () => {
    const { ends, all } = await firstView('/');
    expect(ends).toBe(1);
    expect(
      all
        .slice(all.indexOf('Come funziona') + 1)
        .filter((each) => /^\d$/.test(each))
        .slice(0, 3),
    ).toEqual(['1', '2', '3']);
    expect(all).not.toContain('true');
  });

  test('the products is the first of them', async () => {
    const { words, ends, all } = await firstView('/prodotti');
    expect([words.at(-1), ends]).toEqual([productHeads[0]?.price.replaceAll('\u00a0', ' '), 1]);
    expect(all).toEqual(expect.arrayContaining(productHeads.map(({ name }) => name)));
  });

  test('the guides is two of them', async () => {
    const { words, ends } = await firstView('/guide');
    expect(words.filter((each) => each.includes('minuti di lettura'))).toHaveLength(2);
    expect(ends).toBe(1);
  });

  test('a guide is its first part', async () => {
    const guide = await loadGuide('vita');
    const { words, ends } = await firstView('/guide/vita');
    const headings = guide.sections.map(({ heading }) => heading);
    expect(headings.filter((heading) => words.includes(heading))).toEqual([headings[0]]);
    const last = guide.sections[0]?.blocks.at(-1);
    expect(words.at(-1)).toBe(last?.kind === 'paragraph' ? last.text : last?.items.at(-1));
    expect(ends).toBe(1);
  });
});

describe('a product', () => {
  test('is there with what may happen, and tells its steps in order', async () => {
    const { all, ends } = await firstView('/prodotti/pet');
    expect(ends).toBe(1);
    expect(all).toContain('E se succedesse?');
    const claim = all.slice(all.indexOf('Se succede qualcosa') + 1);
    expect(claim.filter((each) => /^\d$/.test(each)).slice(0, 3)).toEqual(['1', '2', '3']);
    expect(all).not.toContain('true');
  });

  test('with variants compares them, and names their documents', async () => {
    const { body } = await prerenderPage('/prodotti/rc-terzi');
    expect(body).toContain('id="confronto"');
    const titles = [...body.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual(expect.arrayContaining(['RC Terzi 5', 'RC Terzi 10']));
    expect((await prerenderPage('/prodotti/pet')).body).not.toContain('id="confronto"');
  });

  test.each(['/prodotti/non-c-e', '/guide/non-c-e'])('that nobody knows (%s) is nothing', async (address) => {
    const { body } = await prerenderPage(address);
    expect(/<main[^>]*>(.*?)<\/main>/.exec(body)?.[1]).toBe('');
  });

  test('that is no longer sold has no picture', () => {
    expect(markupOf(<ArtOfProduct productKey="non-c-e" />)).toBe('');
    expect(markupOf(<ArtOfProduct productKey="pet" />)).toContain('<svg');
  });

  const comparison = {
    title: 'Due massimali',
    columns: ['5', '10'],
    rows: [{ name: 'Prezzo', values: ['€ 1', '€ 2'] }],
  };
  test('is compared with ways to each variant and a note, where there are', () => {
    expect(wordsOf(<ComparisonTable comparison={comparison} />)).toBe(
      'Due massimali\nDue massimali\nVoce\n5\n10\nPrezzo\nPrezzo\n€ 1\n€ 2',
    );
    const links = [
      { label: 'Con 5', to: '/acquisto/a' },
      { label: 'Con 10', to: '/acquisto/b' },
    ];
    const whole = markupOf(
      <ComparisonTable comparison={{ ...comparison, links, note: 'Prezzi di oggi.' }} />,
    );
    expect([linksLike('secondary', whole), linksLike('primary', whole)]).toEqual([['Con 5'], ['Con 10']]);
    expect(wordsIn(whole).endsWith('Con 10\nPrezzi di oggi.')).toBe(true);
  });

  test('says of a guarantee which variant it belongs to', () => {
    const guarantee = { name: 'Danni', limit: '€ 5', text: 'Paga.' };
    const guarantees = [guarantee, { ...guarantee, name: 'Liti', belongsTo: 'Solo con 10' }];
    expect(wordsOf(<Guarantees guarantees={guarantees} />)).toBe(
      'Che cosa copre\nDanni\n€ 5\nPaga.\nLiti\n€ 5\nSolo con 10\nPaga.',
    );
  });

  test('begins on its page or on another', () => {
    const below = markupOf(<StartLink start={{ to: '#confronto', label: 'Scegli' }} />);
    const away = markupOf(<StartLink start={{ to: '/acquisto/pet', label: 'Acquista' }} />);
    expect([linksLike('primary', below), linksLike('wide', below)]).toEqual([['Scegli'], []]);
    expect([linksLike('primary', away), linksLike('wide', away)]).toEqual([['Acquista'], []]);
    expect(below).toContain(markupOf(<ArrowDown size={20} />));
    expect(away).toContain(markupOf(<ArrowRight size={20} />));
  });
});

const next = async (key: GuideKey) => {
  const markup = markupOf(<GuideText guide={await loadGuide(key)} />);
  const [, card = ''] = markup.split('E adesso?');
  expect([markup.includes('>true<'), markup.includes('<p></p>')]).toEqual([false, false]);
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

  test('says when it is needed, where something is done about it', async () => {
    expect(wordsOf(<GuideText guide={await loadGuide('reclami')} />)).toContain(
      'Se ti serve adesso comincia da qui',
    );
    expect(wordsOf(<GuideText guide={await loadGuide('vita')} />)).toContain('Conservala, parlane in casa');
  });

  test.each(guideKeys)('%s tells all of its text, lists as lists', async (key) => {
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

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    section(
      `parte-${index}`,
      `Parte ${index}`,
      paragraph('Vale l’art. 7, ', link('qui', '/privacy')),
      list('Uno', 'Due'),
      steps('Prima', 'Poi'),
      table('Tempi', ['Che cosa', 'Quanto', 'Perché'], ['Mail', '1 anno', 'Legge']),
    ),
  );

const textOf = (count: number) =>
  markupOf(
    <TextPage
      text={{
        name: 'Prova',
        description: 'Una prova.',
        title: 'Prova',
        lead: 'Per provare.',
        updatedOn: isoDate('2026-11-15'),
        sections: sections(count),
      }}
    />,
  );

describe('a text about law and trust', () => {
  test.each([
    [4, 0],
    [5, 5],
    [6, 6],
  ])('of %i parts lists %i of them above', (count, listed) => {
    const markup = textOf(count);
    expect([...markup.matchAll(/<a href="#parte/g)]).toHaveLength(listed);
    expect(markup.includes('In questa pagina')).toBe(listed > 0);
  });

  test('is drawn as what it is', () => {
    const [, first = ''] = textOf(1).split('<h2 id="parte-0">Parte 0</h2>');
    expect(first.replaceAll('\u00a0', '_')).toBe(
      '<p>Vale l’art._7, <a class="link" href="/privacy">qui</a></p><template data-first-view-ends=""></template>' +
        '<ul class="list"><li>Uno</li><li>Due</li></ul><ol class="steps"><li>Prima</li><li>Poi</li></ol>' +
        '<table class="table"><caption>Tempi</caption><thead><tr><th scope="col">Che cosa</th>' +
        '<th scope="col">Quanto</th><th scope="col">Perché</th></tr></thead><tbody><tr><th scope="row">Mail</th>' +
        '<td data-column="Quanto">1 anno</td><td data-column="Perché">Legge</td></tr></tbody></table>' +
        '</section></div></article>',
    );
  });

  test('ends its first view after its first piece', () => {
    expect(textOf(3).split('data-first-view-ends')).toHaveLength(2);
  });

  test('about cookies says how long they stay', async () => {
    const { all } = await firstView('/cookie');
    const after = (name: string) => all.at(all.findIndex((each) => each.endsWith(name)) + 2);
    expect([after('_signed_in'), after('_passkey')]).toEqual(['30 giorni dall’ultimo uso', '5 minuti']);
  });
});

test('people under the portico stand on its ground', () => {
  const drawn = [
    ...markupOf(<Portico />).matchAll(/<g><path d="([^"]*)"[^>]*><\/path><circle ([^>]*) fill/g),
  ];
  const people = drawn.map(([, arch, head = '']) => [
    arch,
    head.match(/[\d.]+/g)?.map((each) => Math.round(Number(each))),
  ]);
  expect(people).toEqual([
    ['M228 500V379a33 33 0 0 1 66 0V500z', [261, 329, 24]],
    ['M310 500V391a31 31 0 0 1 62 0V500z', [341, 344, 22]],
    ['M278 500V446a22 22 0 0 1 44 0V500z', [300, 413, 16]],
  ]);
});
