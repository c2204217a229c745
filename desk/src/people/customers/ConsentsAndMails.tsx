import type { AccountEventKind } from '@riparo/domain/people/account/events.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import type { Customer } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { Fold } from '@riparo/ui/Fold.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from './CustomerPage.module.css';

const consentNames: Readonly<Record<ChangeableConsent, string>> = {
  marketing: 'Novità e offerte',
  userProfiling: 'Analisi per offerte su misura',
};

const formNames: Readonly<Record<string, string>> = {
  account: 'registrazione o area personale',
  quote: 'richiesta al banco',
  report: 'checkup o quiz',
  purchase: 'acquisto',
  ski: 'acquisto sci',
};

/** Anyone can tick a box with another person's e-mail: it counts once the mailbox has confirmed it. */
function formatConsentChange(given: boolean, isProved: boolean): string {
  if (!given) return 'ritirato';
  return isProved ? 'dato' : 'chiesto, senza conferma';
}

interface ConsentsPanelProps {
  readonly consents: Customer['consents'];
  readonly hasSeveral: boolean;
}

/** Revocable consents, with their state and history. */
export function ConsentsPanel({ consents, hasSeveral }: ConsentsPanelProps) {
  const now = useNow();
  return (
    <Panel title="Consensi">
      <ul className={styles['rows']}>
        {consents.now.map(({ email, kind, given, since, awaitedSince }) => (
          <li key={`${email} ${kind}`}>
            <span className={styles['what']}>{consentNames[kind]}</span>
            <Pill tone={given ? 'good' : 'plain'}>{given ? 'Sì' : 'No'}</Pill>
            {awaitedSince !== null && <Pill tone="plain">In attesa di conferma</Pill>}
            {(since !== null || hasSeveral) && (
              <span className={styles['detail']}>
                {hasSeveral && `${email} · `}
                {since === null ? 'mai dato' : `dal ${formatMoment(new Date(since), now)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {consents.history.length > 0 && (
        <Fold size="small" title="Come sono cambiati">
          <ul className={styles['rows']}>
            {consents.history.map(({ email, kind, given, at, version, form, isProved }) => (
              <li key={`${email} ${kind} ${at} ${form}`}>
                <span>
                  {consentNames[kind]}: {formatConsentChange(given, isProved)}
                </span>
                <span>{formatMoment(new Date(at), now)}</span>
                <span className={styles['detail']}>
                  {formNames[form] ?? form} · testo {version}
                  {hasSeveral && ` · ${email}`}
                </span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Panel>
  );
}

export function MailsPanel({ mails }: { readonly mails: Customer['mails'] }) {
  const now = useNow();
  return (
    <Panel title="E-mail mandate">
      {mails.length === 0 && <p className={styles['nothing']}>Nessun’e-mail negli ultimi tempi.</p>}
      <ul className={styles['rows']}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <span className={styles['what']}>{mail.subject}</span>
            <span className={styles['nothing']}>
              {mail.sentAt ? formatMoment(new Date(mail.sentAt), now) : 'Non ancora partita'}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const eventNames: Readonly<Record<AccountEventKind, string>> = {
  'signed-in': 'È entrata o entrato',
  'signed-in-with-passkey': 'È entrata o entrato con una passkey',
  'sign-in-failed': 'Password sbagliate più volte',
  'reset-code-asked': 'Ha chiesto una nuova password',
  'email-code-asked': 'Ha chiesto di cambiare e-mail',
  'password-changed': 'Ha cambiato la password',
  'password-reset': 'Ha scelto una nuova password',
  'email-changed': 'Ha cambiato e-mail',
  'passkey-added': 'Ha aggiunto una passkey',
  'passkey-removed': 'Ha rimosso una passkey',
  'device-signed-out': 'È uscita o uscito da un dispositivo',
  'others-signed-out': 'È uscita o uscito dagli altri dispositivi',
  'data-exported': 'Ha scaricato i suoi dati',
  secured: 'Ha messo al sicuro l’account',
};

export function AccountPanel({ accounts }: { readonly accounts: Customer['accounts'] }) {
  const now = useNow();
  return (
    <Panel title="Account">
      {accounts.length === 0 && <p className={styles['nothing']}>Non ha un account.</p>}
      {accounts.map(({ email, since, events }) => (
        <div key={email}>
          <p>
            {email}, dal {formatMoment(new Date(since), now)}
          </p>
          {events.length > 0 && (
            <Fold size="small" title="Che cosa è successo all’account">
              <ul className={styles['rows']}>
                {events.map(({ id, kind, device, about, at }) => (
                  <li key={id}>
                    <span>{eventNames[kind]}</span>
                    <span>{formatMoment(new Date(at), now)}</span>
                    {(device ?? about) && (
                      <span className={styles['detail']}>{[device, about].filter(Boolean).join(' · ')}</span>
                    )}
                  </li>
                ))}
              </ul>
            </Fold>
          )}
        </div>
      ))}
    </Panel>
  );
}
