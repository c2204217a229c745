import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import {
  changeConsentCall,
  type OwnConsent,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { UserRound } from '@riparo/ui/icons/UserRound.ts';
import { useState } from 'react';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { paths } from '../../../platform/router/paths.ts';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import styles from './Consents.module.css';

const confirmations: Readonly<Record<ChangeableConsent, { given: string; withdrawn: string }>> = {
  marketing: {
    given: 'Fatto: ti terremo al corrente di novità e offerte.',
    withdrawn: 'Fatto: da ora non ti mandiamo più novità e offerte.',
  },
  userProfiling: {
    given: 'Fatto: useremo le tue risposte per proporti quello che ti serve.',
    withdrawn:
      'Fatto: da ora non usiamo più le tue risposte per proporti offerte. I report che hai chiesto restano.',
  },
};

/** Consents, given or withdrawn with one click at any time. */
export function Consents({ consents: first }: { readonly consents: readonly OwnConsent[] }) {
  const [consents, setConsents] = useState(first);
  const [changing, setChanging] = useState<ChangeableConsent | null>(null);
  const [failed, setFailed] = useState<{ kind: ChangeableConsent; message: string } | null>(null);

  const change = async ({ kind, version }: OwnConsent, given: boolean) => {
    if (changing) return;
    setChanging(kind);
    setFailed(null);
    const result = await callAsUser(changeConsentCall, { params: { kind }, body: { given, version } });
    setChanging(null);
    if (!result.ok) {
      setFailed({ kind, message: result.problem.message });
      return;
    }
    setConsents(result.value.data);
    notify({ kind: 'success', text: confirmations[kind][given ? 'given' : 'withdrawn'] });
  };

  return (
    <section className={styles['consents']} aria-labelledby="i-tuoi-consensi">
      <h2 id="i-tuoi-consensi">I tuoi consensi</h2>
      <div className={styles['sheet']}>
        <p className={styles['lead']}>
          Li dai e li togli quando vuoi: vale da subito, e polizze e preventivi restano come sono. Come usiamo
          i dati è scritto nell’<TextLink to={paths.privacy}>informativa privacy</TextLink>; per vederli,
          correggerli o scaricarli c’è <TextLink to={paths.profile}>il tuo profilo</TextLink>.
        </p>
        {consents.map((consent) => (
          <Checkbox
            key={consent.kind}
            id={`consenso-${consent.kind}`}
            checked={changing === consent.kind ? !consent.given : consent.given}
            aria-busy={changing === consent.kind}
            onChange={({ target }) => void change(consent, target.checked)}
            hint={standingInWords(consent)}
            error={failed?.kind === consent.kind ? failed.message : undefined}
          >
            {consent.text}
          </Checkbox>
        ))}
      </div>
      <ul className={styles['account']}>
        <li>
          <SiteLink to={paths.profile}>
            <UserRound size={20} aria-hidden="true" />
            Il mio profilo
          </SiteLink>
        </li>
        <li>
          <SiteLink to={paths.changePassword}>
            <KeyRound size={20} aria-hidden="true" />
            Modifica la password
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}

function standingInWords({ given, since, awaitedSince }: OwnConsent): string {
  if (awaitedSince !== null) {
    const day = withArticle('il', formatItalianDate(dayInRome(new Date(awaitedSince))));
    return `In attesa di conferma: è stato chiesto in un modulo ${day} e ti abbiamo scritto un’e-mail. Puoi darlo anche qui.`;
  }
  if (since === null) return 'Non l’hai dato.';
  const day = withArticle('il', formatItalianDate(dayInRome(new Date(since))));
  return given ? `Dato ${day}.` : `Revocato ${day}.`;
}
