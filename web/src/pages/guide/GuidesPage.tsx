import { guideHeads } from '@riparo/domain/guide/catalogue.ts';
import { type GuideKey, guideKeys } from '@riparo/domain/guide/guide.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { guideIcons } from './guide-icons.ts';
import styles from './GuidesPage.module.css';

/** Every guide, to choose one. */
export default function GuidesPage() {
  return (
    <div className={styles['page']}>
      <PageHead
        title="Guide"
        description="Otto guide brevi alle assicurazioni in Italia: cosa dice la legge, cosa coprono le polizze, cosa guardare prima di firmare."
      />
      <header className={styles['head']}>
        <h1>Guide da leggere con un caffè</h1>
        <p className={styles['lead']}>
          Tre minuti l’una, senza gergo: cosa dice la legge, cosa coprono le polizze, cosa guardare prima di
          firmare. Anche da scaricare in PDF.
        </p>
      </header>
      <ul className={styles['list']}>
        {guideKeys.map((key) => (
          <Entry key={key} guideKey={key} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ guideKey }: { readonly guideKey: GuideKey }) {
  const { title, summary, readingMinutes } = guideHeads[guideKey];
  const Icon = guideIcons[guideKey];
  return (
    <li className={styles['entry']}>
      <span className={styles['niche']}>
        <Icon size={32} strokeWidth={1.7} aria-hidden="true" />
      </span>
      <div className={styles['texts']}>
        <h2 className={styles['title']}>
          <SiteLink to={paths.guide(guideKey)} className={styles['link']}>
            {title}
          </SiteLink>
        </h2>
        <p className={styles['summary']}>{summary}</p>
        <p className={styles['note']}>{readingMinutes} minuti di lettura</p>
      </div>
    </li>
  );
}
