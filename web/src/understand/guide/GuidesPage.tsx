import { guideSummaries } from '@riparo/domain/understand/guide/catalogue.ts';
import { type GuideKey, guideKeys } from '@riparo/domain/platform/site/guide.ts';
import { paths } from '../../platform/router/paths.ts';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { LinkCard } from '../../platform/router/links/LinkCard.tsx';
import { guideIcons } from './guide-icons.ts';
import styles from './GuidesPage.module.css';

/** The list of guides. */
export default function GuidesPage() {
  return (
    <div className={styles['page']}>
      <PageHead
        title="Guide"
        description="Dieci guide brevi alle assicurazioni in Italia: cosa dice la legge, cosa coprono le polizze, cosa fare quando succede qualcosa."
      />
      <header className={styles['head']}>
        <h1>Guide da leggere con un caffè</h1>
        <p className={styles['lead']}>
          Tre o quattro minuti l’una, senza gergo: cosa dice la legge, cosa coprono le polizze, cosa guardare
          prima di firmare. Anche da scaricare in PDF.
        </p>
      </header>
      <ul className={styles['list']}>
        {guideKeys.map((key, index) => (
          <GuideCard key={key} guideKey={key} endsFirstView={index === 1} />
        ))}
      </ul>
    </div>
  );
}

interface GuideCardProps {
  readonly guideKey: GuideKey;
  readonly endsFirstView: boolean;
}

function GuideCard({ guideKey, endsFirstView }: GuideCardProps) {
  const { title, summary, readingMinutes } = guideSummaries[guideKey];
  const Icon = guideIcons[guideKey];
  return (
    <LinkCard
      to={paths.guide(guideKey)}
      heading="h2"
      title={title}
      className={styles['guide']}
      picture={
        <span className={styles['niche']}>
          <Icon size={32} strokeWidth={1.7} aria-hidden="true" />
        </span>
      }
    >
      <p className={styles['summary']}>{summary}</p>
      <p className={styles['note']}>{readingMinutes} minuti di lettura</p>
      {endsFirstView && <FirstViewEnds />}
    </LinkCard>
  );
}
