import type { SkiCertificate } from '@riparo/domain/contract/ski-calls.ts';
import { withArticle } from '@riparo/domain/values/article.ts';
import { dayInRome, isIsoDate, timeInRome, writtenDate } from '@riparo/domain/values/calendar.ts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { OnSkis } from '../../pictures/OnSkis.tsx';
import styles from './Certificate.module.css';

const looks = {
  valid: { Icon: CircleCheck, title: 'Valido adesso', tone: 'good' },
  'not-yet': { Icon: Clock, title: 'Non ancora valido', tone: 'waiting' },
  over: { Icon: CircleAlert, title: 'Scaduto', tone: 'bad' },
  void: { Icon: CircleAlert, title: 'Non più valido', tone: 'bad' },
} as const;

const inWords = (moment: string) => {
  const when = new Date(moment);
  return `${writtenDate(dayInRome(when))}, ore ${timeInRome(when)}`;
};

/** Seen from a distance: a word, a colour, a sign. Then whose it is, and until when. */
export function Certificate({ certificate }: { readonly certificate: SkiCertificate }) {
  const { state, holder, coverFrom, endsOn, checkedAt } = certificate;
  const { Icon, title, tone } = looks[state];
  const end = isIsoDate(endsOn) ? writtenDate(endsOn) : endsOn;
  return (
    <div className={styles['screen']}>
      <div className={styles['picture']}>
        <OnSkis />
      </div>
      <div className={styles['card']} data-tone={tone}>
        <p className={styles['what']}>Certificato di assicurazione sci</p>
        <h1 className={styles['title']}>
          <Icon size={40} aria-hidden="true" />
          {title}
        </h1>
        <dl className={styles['facts']}>
          <div>
            <dt>Di</dt>
            <dd>{holder}</dd>
          </div>
          <div>
            <dt>Copre</dt>
            <dd>
              {withArticle('dal', inWords(coverFrom))}, fino a tutto {withArticle('il', end)}
            </dd>
          </div>
          <div>
            <dt>Verificato</dt>
            <dd>{inWords(checkedAt)}</dd>
          </div>
        </dl>
        {state === 'void' && <p>Chi l’ha acquistato è uscito dal contratto: non copre più nessuno.</p>}
        <p className={styles['note']}>
          Il nome intero è sul certificato. Vale la responsabilità civile che il decreto legislativo 40/2021
          chiede a chi scia.
        </p>
      </div>
    </div>
  );
}
