import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { reportPdfPath } from '@riparo/domain/understand/checkup/paths.ts';
import { formatItalianDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { CheckupReport, SuggestedPolicy } from '@riparo/domain/understand/checkup/report-schema.ts';
import type { KnownPerson } from '@riparo/domain/platform/wizard/known-person.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { paths } from '../../platform/router/paths.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { AreaBars } from './AreaBars.tsx';
import styles from './Report.module.css';
import { WhatItIs } from './WhatItIs.tsx';
import { useId } from 'react';
import { planTotalInWords } from '@riparo/domain/understand/checkup/plan-total.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { PolicyCard } from './PolicyCard.tsx';

type FeelingAndCoverProps = { readonly feeling: number; readonly result: number };

/** Two arches, each as full as its figure: how covered the person feels, and how covered they are. */
export function FeelingAndCover({ feeling, result }: FeelingAndCoverProps) {
  return (
    <dl className={styles['pair']}>
      <FilledArch name="Come ti senti" percent={feeling} tone="feeling" />
      <FilledArch name="Quanto sei al riparo" percent={result} tone="result" />
    </dl>
  );
}

const WIDTH = 160;
const HEIGHT = 220;
const ARCH = `M0 ${HEIGHT}V${WIDTH / 2}a${WIDTH / 2} ${WIDTH / 2} 0 0 1 ${WIDTH} 0V${HEIGHT}z`;

type FilledArchProps = {
  readonly name: string;
  readonly percent: number;
  readonly tone: 'feeling' | 'result';
};

function FilledArch({ name, percent, tone }: FilledArchProps) {
  const clip = useId();
  const level = HEIGHT * (1 - percent / 100);
  return (
    <div className={styles['one']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['value']}>
        {percent}%
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['arch']} aria-hidden="true">
          <clipPath id={clip}>
            <path d={ARCH} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect width={WIDTH} height={HEIGHT} className={styles['empty']} />
            <rect y={level} width={WIDTH} height={HEIGHT} className={styles[tone]} />
          </g>
        </svg>
      </dd>
    </div>
  );
}

/** Within this difference feeling and result count as equal. */
const ALIKE = 10;

/** Compares the feeling with the result. People without any cover see no figure. */
export const comparison = (feeling: number, result: number) => {
  const felt = `Hai detto di sentirti al riparo ${withArticle('al', `${feeling}%`)}`;
  if (result === 0) return `${felt}: per ora nessuna polizza copre quello che ti serve.`;
  const computed = `le polizze che hai coprono ${withArticle('il', `${result}%`)} di quello che ti serve`;
  if (Math.abs(feeling - result) <= ALIKE) return `${felt}: hai visto bene, ${computed}.`;
  return feeling > result ? `${felt}, ma ${computed}.` : `${felt}, e invece va meglio: ${computed}.`;
};

type ReportProps = { readonly report: CheckupReport; readonly person: KnownPerson };

/** The feeling beside the result, then the gaps, then the policies that could close them. */
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

type SuggestedPoliciesProps = {
  readonly policies: readonly SuggestedPolicy[];
  readonly person: KnownPerson;
};

function SuggestedPolicies({ policies, person }: SuggestedPoliciesProps) {
  if (policies.length === 0) return <NothingMissing />;
  const total = planTotalInWords(policies);
  return (
    <section className={styles['section']} aria-labelledby="consigli">
      <div className={styles['head']}>
        <h2 id="consigli">Da dove cominciare, un passo alla volta</h2>
        <p>
          In cima c’è la mancanza che, con le tue risposte, pesa di più. È una regola uguale per tutti, non
          una consulenza: un preventivo non ti impegna a nulla, e puoi dire di no.
        </p>
      </div>
      <ol className={styles['cards']}>
        {policies.map((policy, place) => (
          <PolicyCard key={policy.area} policy={policy} step={place + 1} person={person} />
        ))}
      </ol>
      {total && (
        <Card tone="sand" as="section" labelledBy="totale">
          <h3 id="totale">Quanto costa, in tutto</h3>
          <p className={styles['total']}>{total}</p>
        </Card>
      )}
    </section>
  );
}

function NothingMissing() {
  return (
    <section className={styles['head']} aria-labelledby="consigli">
      <h2 id="consigli">Non risulta che ti manchi qualcosa</h2>
      <p>
        Quello che conta per te è già ben coperto. Ricontrolla quando cambia qualcosa: una casa, un figlio, un
        lavoro nuovo.
      </p>
    </section>
  );
}
