import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { useLocation } from '../../platform/router/router.tsx';
import { usePageParams } from '../../platform/page/page.ts';
import { paths } from '../../platform/router/paths.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { Report } from './Report.tsx';
import { readPerson } from './report-hand-over.ts';
import styles from './ReportPage.module.css';
import { useReport } from './use-report.ts';
import { WhatItIs } from './WhatItIs.tsx';

/** The report of a checkup or quiz, for whoever has its link. */
export default function ReportPage() {
  const { id = '' } = usePageParams();
  const { state } = useLocation();
  const { report, retry } = useReport(id);
  if (report.status === 'failed') return <FailureScreen onRetry={retry} />;
  return (
    <div className={styles['page']}>
      <PageHead
        title="Il tuo report"
        description="Quanto sei al riparo davvero, area per area, e cosa puoi fare."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      {report.status === 'loading' && <Waiting />}
      {report.status === 'missing' && <Missing />}
      {report.status === 'ready' && <Report report={report.report} person={readPerson(state)} />}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles['waiting']} data-waiting="">
      <h1 tabIndex={-1}>Quanto sei al riparo</h1>
      <WhatItIs />
      <div role="status">
        <VisuallyHidden>Un attimo, apriamo il tuo report</VisuallyHidden>
      </div>
      <Skeleton width="wide" />
      <div className={styles['pair']}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}

function Missing() {
  return (
    <section className={styles['missing']}>
      <h1>Questo report non c’è</h1>
      <p className={styles['lead']}>
        Forse il link è stato copiato solo in parte, oppure il report è stato cancellato. Controlla
        l’indirizzo nell’e-mail, o rifai il quiz: bastano tre minuti.
      </p>
      <div className={styles['actions']}>
        <ButtonLink to={paths.quiz}>Rifai il quiz</ButtonLink>
        <ButtonLink to={paths.home} look="secondary">
          Torna alla home
        </ButtonLink>
      </div>
    </section>
  );
}
