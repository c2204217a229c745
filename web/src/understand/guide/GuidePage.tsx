import { guideSummaries } from '@riparo/domain/understand/guide/catalogue.ts';
import {
  type GuideKey,
  isGuideKey,
  type Guide,
  type GuideBlock,
  guidePdfPath,
} from '@riparo/domain/platform/site/guide.ts';
import { use } from 'react';
import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import styles from './GuidePage.module.css';
import { NEW_COMPLAINT_PATH } from '@riparo/domain/care/complaints/paths.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { paths } from '../../platform/router/paths.ts';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { guideIcons } from './guide-icons.ts';

/** A guide to read on the screen; its PDF is made from the same text. */
export function GuideText({ guide }: { readonly guide: Guide }) {
  const Icon = guideIcons[guide.key];
  return (
    <article className={styles['guide']}>
      <header className={styles['head']}>
        <span className={styles['niche']}>
          <Icon size={44} strokeWidth={1.6} aria-hidden="true" />
        </span>
        <p className={styles['crumb']}>
          <TextLink to={paths.guides}>Tutte le guide</TextLink>
        </p>
        <h1>{guide.title}</h1>
        <p className={styles['lead']}>{guide.summary}</p>
        <p className={styles['note']}>
          {guide.readingMinutes} minuti di lettura · aggiornata{' '}
          {withArticle('il', formatItalianDate(guide.updatedOn))}
        </p>
      </header>
      {guide.sections.map(({ heading, blocks }, index) => (
        <section key={heading} className={styles['section']}>
          <h2>{heading}</h2>
          {blocks.map((block) => (
            <Block key={keyOf(block)} block={block} />
          ))}
          {index === 0 && <FirstViewEnds />}
        </section>
      ))}
      <section className={styles['section']}>
        <h2>Da dove viene</h2>
        <ul>
          {guide.sources.map(({ label, href }) => (
            <li key={label}>
              <TextLink to={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
        <p className={styles['note']}>
          Questa guida spiega le regole in generale e non sostituisce un parere sul tuo caso.
        </p>
      </section>
      <Next guide={guide} />
    </article>
  );
}

/** What a guide leads on to: something to do, or the product it is about. */
type Destination = { readonly kind: 'deed' | 'product'; readonly to: string; readonly label: string };

/** Complete, so that a new guide says where it leads; null for one about something we do not sell. */
const destinations: Readonly<Record<GuideKey, Destination | null>> = {
  vita: { kind: 'product', to: paths.product('vita'), label: 'Guarda la Polizza Vita' },
  casa: null,
  'responsabilita-civile': { kind: 'product', to: paths.product('rc-terzi'), label: 'Guarda RC Terzi' },
  animali: { kind: 'product', to: paths.product('pet'), label: 'Guarda il Sussidio Pet' },
  mobilita: { kind: 'product', to: paths.products, label: 'Guarda le nostre polizze' },
  pensione: null,
  'infortuni-e-salute': null,
  sci: { kind: 'product', to: paths.product('ski'), label: 'Guarda la Polizza Sci' },
  'quando-succede': { kind: 'deed', to: paths.claims, label: 'Mi è successo qualcosa' },
  reclami: { kind: 'deed', to: NEW_COMPLAINT_PATH, label: 'Presenta un reclamo' },
};

function Block({ block }: { readonly block: GuideBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const keyOf = (block: GuideBlock) => (block.kind === 'paragraph' ? block.text : block.items.join());

function Next({ guide }: { readonly guide: Guide }) {
  const destination = destinations[guide.key];
  const deed = destination?.kind === 'deed' ? destination : null;
  const product = destination?.kind === 'product' ? destination : null;
  return (
    <Card as="aside" tone="sage" labelledBy="e-adesso">
      <div className={styles['next']}>
        <h2 id="e-adesso">E adesso?</h2>
        <p>
          {deed
            ? 'Se ti serve adesso comincia da qui: bastano pochi minuti. Se no conservala, per il giorno in cui serve.'
            : 'Conservala, parlane in casa, oppure guarda in tre minuti quanto sei al riparo oggi. Se vuoi un prezzo, una persona te lo prepara senza impegno.'}
        </p>
        <div className={styles['actions']}>
          <a href={guidePdfPath(guide.key)} download className={buttonClass('primary', false)}>
            <span>Scarica la guida in PDF</span>
            <Download size={20} aria-hidden="true" />
          </a>
          {deed ? (
            <ButtonLink to={deed.to} look="secondary">
              {deed.label}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.quiz} look="secondary">
              Quanto sono al riparo?
            </ButtonLink>
          )}
          {product && (
            <ButtonLink to={product.to} look="secondary">
              {product.label}
            </ButtonLink>
          )}
          {guide.quoteProduct && (
            <ButtonLink to={paths.quote(guide.quoteProduct)} look="quiet">
              Chiedi un preventivo
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Each text in a chunk of its own: reading one guide loads one. */
const loaders: Readonly<Record<GuideKey, () => Promise<Guide>>> = {
  vita: async () => (await import('@riparo/domain/understand/guide/vita.ts')).vita,
  casa: async () => (await import('@riparo/domain/understand/guide/casa.ts')).casa,
  'responsabilita-civile': async () =>
    (await import('@riparo/domain/understand/guide/responsabilita-civile.ts')).responsabilitaCivile,
  animali: async () => (await import('@riparo/domain/understand/guide/animali.ts')).animali,
  mobilita: async () => (await import('@riparo/domain/understand/guide/mobilita.ts')).mobilita,
  pensione: async () => (await import('@riparo/domain/understand/guide/pensione.ts')).pensione,
  'infortuni-e-salute': async () =>
    (await import('@riparo/domain/understand/guide/infortuni-e-salute.ts')).infortuniESalute,
  sci: async () => (await import('@riparo/domain/understand/guide/sci.ts')).sci,
  'quando-succede': async () =>
    (await import('@riparo/domain/understand/guide/quando-succede.ts')).quandoSuccede,
  reclami: async () => (await import('@riparo/domain/understand/guide/reclami.ts')).reclami,
};

const loading = new Map<GuideKey, Promise<Guide>>();

/** Always the same promise for a guide, as React's `use` needs it. After a failure the page is reloaded. */
export const loadGuide = (key: GuideKey): Promise<Guide> => {
  const known = loading.get(key) ?? loaders[key]();
  loading.set(key, known);
  return known;
};

export default function GuidePage() {
  const { key = '' } = usePageParams();
  return isGuideKey(key) && <KnownGuide guideKey={key} />;
}

function KnownGuide({ guideKey }: { readonly guideKey: GuideKey }) {
  const { title, summary } = guideSummaries[guideKey];
  return (
    <>
      <PageHead title={title} description={summary} />
      <GuideText guide={use(loadGuide(guideKey))} />
    </>
  );
}
