import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { type Guide, type GuideKey, guidePagePath } from '@riparo/domain/platform/site/guide.ts';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import type { PictureName } from '../../platform/drawing/pictures/pictures.ts';

const pictures: Readonly<Record<GuideKey, PictureName>> = {
  vita: 'open-umbrella',
  casa: 'open-door',
  'responsabilita-civile': 'ball-at-the-window',
  animali: 'dog-and-cat',
  mobilita: 'on-the-move',
  pensione: 'desk-at-work',
  'infortuni-e-salute': 'resting-person',
  sci: 'on-skis',
  'quando-succede': 'ringing-phone',
  reclami: 'letter',
};

/** A guide as a document: the page's text, to print or to save. */
export function guideDocument(guide: Guide, siteUrl: URL): DocumentContent {
  return {
    title: guide.title,
    runningTitle: guide.title,
    createdAt: `${guide.updatedOn}T12:00:00Z`,
    blocks: [
      {
        kind: 'cover',
        picture: pictures[guide.key],
        overline: `Guida · aggiornata ${withArticle('il', writtenDate(guide.updatedOn))}`,
        title: guide.title,
        lead: guide.summary,
      },
      ...guide.sections.flatMap(({ heading, blocks }) => [
        { kind: 'heading' as const, text: heading },
        ...blocks,
      ]),
      { kind: 'heading', text: 'Fonti' },
      { kind: 'links', links: guide.sources.map(({ label, href }) => ({ label, url: href })) },
      {
        kind: 'callout',
        title: 'Sempre aggiornata, sul sito',
        text: 'Leggi e importi cambiano: sul sito trovi la versione più recente di questa guida. È informazione, non una consulenza: prima di sottoscrivere leggi il set informativo della polizza.',
        link: { label: 'Apri la guida sul sito', url: new URL(guidePagePath(guide.key), siteUrl).href },
      },
    ],
  };
}
