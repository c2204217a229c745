import { lostReasonNames } from '@riparo/domain/care/deals/lost-reasons.ts';
import {
  actorOfCause,
  actsAtDesk,
  eventAtDesk,
  mergeTimeline,
  THE_BUYER,
  THE_PRODUCT,
  type TimelineLine,
  WITHDRAWAL_ASKED,
} from '@riparo/domain/care/deals/timeline.ts';
import { LOG_ACTIONS, type LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { refundReasonNames } from '@riparo/domain/buy/payment/refund-reasons.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import { type Gathered, TIMELINE_READS } from './gather-deal.ts';

const reads: ReadonlySet<LogAction> = new Set(TIMELINE_READS);

/** One line for each event of a deal, with who did it, the latest first. */
export function timelineOf(deal: DealRow, gathered: Gathered): readonly TimelineLine[] {
  const { history, paid, givenBack, mails, acts, notes, tasks, log, signature } = gathered;
  const actors = new Map(acts.map(({ key, actorName }) => [key as string, actorName]));
  return mergeTimeline(
    [opened(deal)],
    history.map(({ event, at, cause }) =>
      line('stage', at, actorOfCause(cause, actors), eventAtDesk(deal.order, event)),
    ),
    signature ? signatureLines(signature) : [],
    paid.map(paymentLine),
    givenBack.flatMap(refundLines),
    mails.map((mail) =>
      mail.sentAt
        ? line(
            'mail',
            mail.sentAt,
            THE_PRODUCT,
            `ha mandato «${mail.subject ?? mail.template}»`,
            mail.recipient,
          )
        : line('mail', mail.createdAt, THE_PRODUCT, 'ha un’e-mail in partenza', mail.recipient),
    ),
    acts.map(({ action, at, actorName, details }) =>
      line(
        'desk',
        at,
        actorName,
        details['waits']
          ? WITHDRAWAL_ASKED
          : ((actsAtDesk as Readonly<Record<string, string>>)[action] ?? ''),
        detailOf(details),
      ),
    ),
    notes.flatMap(({ at, actorName, action, note }) =>
      // Null once the words were forgotten.
      note === null
        ? []
        : line(
            'note',
            at,
            actorName,
            action === 'note' ? 'ha scritto una nota' : 'ha cambiato una nota',
            note,
          ),
    ),
    tasks.flatMap(({ task }) => [
      line('task', task.createdAt, task.authorName, 'ha aggiunto un promemoria', task.text),
      ...(task.doneAt
        ? [line('task', task.doneAt, task.doneByName ?? '', 'ha fatto un promemoria', task.text)]
        : []),
    ]),
    log
      .filter(({ action }) => reads.has(action))
      .toReversed()
      .map(({ at, actorName, action, details }) =>
        line('read', at, actorName, LOG_ACTIONS[action], readDetail(details)),
      ),
  );
}

const line = (
  kind: TimelineLine['kind'],
  at: Date,
  actor: string,
  text: string,
  detail: string | null = null,
): TimelineLine => ({ at: at.toISOString(), kind, actor, text, detail });

const opened = ({ createdAt, renewalOf }: DealRow) =>
  renewalOf
    ? line('stage', createdAt, THE_PRODUCT, 'ha proposto il rinnovo')
    : line('stage', createdAt, THE_BUYER, 'ha aperto la pratica');

const signatureLines = ({ sentAt, signedAt, sealedAt, evidence }: NonNullable<Gathered['signature']>) => [
  line('signature', sentAt, THE_PRODUCT, 'ha preparato i documenti da firmare'),
  ...(signedAt
    ? [
        line(
          'signature',
          signedAt,
          THE_BUYER,
          'ha firmato con il codice ricevuto per e-mail',
          evidence && `Da ${evidence.address}; ${evidence.documents.length} documenti con la loro impronta`,
        ),
      ]
    : []),
  ...(sealedAt ? [line('signature', sealedAt, THE_PRODUCT, 'ha sigillato la copia firmata')] : []),
];

const paymentLine = ({ amountCents, receivedAt, providerPaymentId }: Gathered['paid'][number]) =>
  line('payment', receivedAt, THE_BUYER, `ha pagato ${formatEuro(amountCents)}`, providerPaymentId);

const refundLines = ({ refund, asker }: Gathered['givenBack'][number]) => {
  const { amountCents, reason, askedAt, doneAt, providerRefundId } = refund;
  const sum = formatEuro(amountCents);
  const who = asker ? fullNameOf(asker) : THE_PRODUCT;
  return [
    line('payment', askedAt, who, `ha chiesto di restituire ${sum}`, refundReasonNames[reason]),
    ...(doneAt ? [line('payment', doneAt, THE_PRODUCT, `ha restituito ${sum}`, providerRefundId)] : []),
  ];
};

const isLostReason = (reason: unknown): reason is keyof typeof lostReasonNames =>
  String(reason) in lostReasonNames;

function detailOf(details: Readonly<Record<string, unknown>>): string | null {
  if (isLostReason(details['reason'])) return lostReasonNames[details['reason']];
  const { labels } = details;
  return Array.isArray(labels) ? labels.join(', ') : null;
}

const fieldNames: Readonly<Record<string, string>> = {
  phone: 'telefono',
  taxCode: 'codice fiscale',
  birth: 'data e luogo di nascita',
  answers: 'i dati del modulo, per correggerli',
};

function readDetail(details: string): string | null {
  const read = JSON.parse(details) as Readonly<Record<string, unknown>>;
  const what = read['field'] ?? read['document'] ?? read['subject'];
  return typeof what === 'string' ? (fieldNames[what] ?? what) : null;
}
