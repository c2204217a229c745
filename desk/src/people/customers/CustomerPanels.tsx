import type { Customer } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { isCallKind, requestKindNames } from '@riparo/domain/care/requests/kinds.ts';
import { callOutcomeNames } from '@riparo/domain/care/requests/outcomes.ts';
import { requestStateNames } from '@riparo/domain/care/requests/states.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { Link } from 'react-router';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { requestScreen } from '../../platform/paths/request-paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from './CustomerPage.module.css';

const day = (date: string | null) => (date && isIsoDate(date) ? formatItalianDate(date) : '');

const toneOf = (stage: Customer['deals'][number]['stage']): PillTone => {
  if (stage === 'closed_won') return 'good';
  return stage === 'closed_lost' ? 'plain' : 'wait';
};

interface DealsPanelProps {
  readonly deals: Customer['deals'];
  /** Then each says under which mailbox it is. */
  readonly hasSeveral: boolean;
}

export function DealsPanel({ deals, hasSeveral }: DealsPanelProps) {
  const now = useNow();
  const canRead = useCan('read-deals');
  return (
    <Panel title="Coperture e pratiche">
      {deals.length === 0 && <p className={styles['nothing']}>Nessuna pratica.</p>}
      <ul className={styles['rows']}>
        {deals.map((deal) => (
          <li key={deal.uuid}>
            <span className={styles['what']}>
              {canRead ? <Link to={paths.deal(deal.uuid)}>{deal.product.title}</Link> : deal.product.title}
            </span>
            <Pill tone={toneOf(deal.stage)}>{stageNames[deal.stage]}</Pill>
            <span className={styles['detail']}>
              {formatEuro(cents(deal.priceCents))}
              {deal.startsOn && ` · dal ${day(deal.startsOn)} al ${day(deal.endsOn)}`} · aperta{' '}
              {formatMoment(new Date(deal.createdAt), now)}
              {deal.openedBy && ` al telefono da ${deal.openedBy}`}
              {hasSeveral && ` · ${deal.email}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function TasksPanel({ tasks }: { readonly tasks: Customer['tasks'] }) {
  if (tasks.length === 0) return null;
  return (
    <Panel title="Da fare">
      <ul className={styles['rows']}>
        {tasks.map((task) => (
          <li key={task.id}>
            <span className={styles['what']}>
              <Link to={paths.deal(task.dealUuid)}>{task.text}</Link>
            </span>
            <Pill tone={task.doneAt ? 'good' : 'wait'}>
              {task.doneAt ? 'Fatto' : `Entro il ${day(task.day)}`}
            </Pill>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Their requests: calls, quotes, reports. */
export function RequestsPanel({
  customer,
}: {
  readonly customer: Pick<Customer, 'requests' | 'quotes' | 'checkups'>;
}) {
  const { quotes, checkups } = customer;
  // Claims and complaints have their own panels.
  const requests = customer.requests.filter(({ kind }) => isCallKind(kind));
  const now = useNow();
  const isNothing = requests.length + quotes.length + checkups.length === 0;
  return (
    <Panel title="Richieste, preventivi e report">
      {isNothing && <p className={styles['nothing']}>Non ha chiesto nulla.</p>}
      <ul className={styles['rows']}>
        {requests.map((request) => (
          <li key={request.id}>
            <span className={styles['what']}>
              <Link to={requestScreen(request)}>
                {requestKindNames[request.kind]}
                {request.product && `: ${request.product.title}`}
              </Link>
            </span>
            <Pill>{requestStateNames[request.state]}</Pill>
            <span className={styles['detail']}>
              {formatMoment(new Date(request.createdAt), now)}
              {request.outcome && ` · ${callOutcomeNames[request.outcome]}`}
            </span>
          </li>
        ))}
        {quotes.map((quote) => (
          <li key={quote.uuid}>
            <span className={styles['what']}>
              Preventivo vita: {formatWholeEuro(cents(quote.sumAssuredCents))} per {quote.years} anni
            </span>
            <Pill>
              {quote.monthlyCents === null
                ? 'Senza prezzo'
                : `${formatEuro(cents(quote.monthlyCents))} al mese`}
            </Pill>
            <span className={styles['detail']}>
              {formatMoment(new Date(quote.createdAt), now)} · vale fino al {day(quote.effectiveDate)}
            </span>
          </li>
        ))}
        {checkups.map((report) => (
          <li key={`${report.questionnaire} ${report.createdAt}`}>
            <span className={styles['what']}>
              {report.questionnaire === 'quiz' ? 'Quiz della copertura' : 'Checkup'}
            </span>
            <Pill>{report.result} % coperto</Pill>
            <span className={styles['detail']}>{formatMoment(new Date(report.createdAt), now)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
