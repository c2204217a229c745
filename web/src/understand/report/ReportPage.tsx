import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { useLocation, useNavigationType } from '../../platform/router/router.tsx';
import { usePageParams } from '../../platform/page/page.ts';
import { paths } from '../../platform/router/paths.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { Report } from './Report.tsx';
import { readPerson, readReport } from './report-hand-over.ts';
import styles from './ReportPage.module.css';
import { WhatItIs } from './WhatItIs.tsx';
import { getCheckupReportCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';

type ReportState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly report: CheckupReport };

const NOT_FOUND = 404;
/** The status for an address that is no id at all. */
const NOT_AN_ID = 400;

/** A report handed over by the quiz, otherwise (mailed link, reload) the one stored under its id. */
const useReport = (id: string) => {
  const { state } = useLocation();
  const [handedOver] = useState(useNavigationType() === 'POP' ? null : readReport(state, id));
  const [found, setFound] = useState<ReportState>({ status: 'loading' });
  const isWanted = handedOver === null && found.status === 'loading';

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    callApi(getCheckupReportCall, { params: { id }, signal: controller.signal }).then(
      (result) => setFound(result.ok ? { status: 'ready', report: result.value } : failureOf(result.problem)),
      // Aborted: the page was left.
      () => undefined,
    );
    return () => controller.abort();
  }, [id, isWanted]);

  const retry = () => setFound({ status: 'loading' });
  const report: ReportState = handedOver ? { status: 'ready', report: handedOver } : found;
  return { report, retry };
};

const failureOf = ({ status }: { status: number }): ReportState => ({
  status: status === NOT_FOUND || status === NOT_AN_ID ? 'missing' : 'failed',
});

/** The report of a checkup or quiz, for anyone with its link. */
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
