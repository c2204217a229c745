import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { reportPdfPath } from '@riparo/domain/understand/checkup/paths.ts';
import { formatItalianDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import type { KnownPerson } from '@riparo/domain/platform/wizard/known-person.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { paths } from '../../platform/router/paths.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { AreaBars } from './AreaBars.tsx';
import { FeelingAndCover } from './FeelingAndCover.tsx';
import styles from './Report.module.css';
import { comparison } from './comparison.ts';
import { SuggestedPolicies } from './SuggestedPolicies.tsx';
import { WhatItIs } from './WhatItIs.tsx';

type ReportProps = { readonly report: CheckupReport; readonly person: KnownPerson };

/** What one feels beside what was computed, then where the gaps are, then what could close them. */
export function Report({ report, person }: ReportProps) {
  const { client, request, result, areas, suggested_policies: policies } = report;
  return (
    <div className={styles['report']}>
      <div className={styles['headline']}>
        <div className={styles['words']}>
          <h1 tabIndex={-1}>{client.first_name}, ecco quanto sei al riparo</h1>
          <WhatItIs />
          <p className={styles['lead']}>{comparison(request.coverage_feeling, result)}</p>
          <a href={reportPdfPath(report.id)} download className={buttonClass('secondary', false)}>
            <span>Scarica il report in PDF</span>
            <Download size={20} aria-hidden="true" />
          </a>
        </div>
        <FeelingAndCover feeling={request.coverage_feeling} result={result} />
      </div>
      {areas.length > 0 && <AreaBars areas={areas} />}
      <SuggestedPolicies policies={policies} person={{ firstname: client.first_name, ...person }} />
      <p className={styles['notice']}>
        Report {withArticle('del', formatItalianDate(isoDate(report.created_on)))}, calcolato con il metodo{' '}
        {report.score_version} dalle risposte che hai dato. Qualcosa è cambiato?{' '}
        <TextLink to={paths.quiz}>Rifai il quiz</TextLink>.
      </p>
    </div>
  );
}
