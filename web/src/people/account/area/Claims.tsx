import { claimStateNames } from '@riparo/domain/care/claims/states.ts';
import { inWordsOf } from '@riparo/domain/care/claims/in-words-of.ts';
import { statusInWords } from '@riparo/domain/care/claims/timeline.ts';
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { ownClaimsCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { fullDay } from '@riparo/domain/desk/opening-hours/moments-in-words.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import { paths } from '../../../platform/router/paths.ts';
import styles from './Claims.module.css';

type OwnClaims = AnswerOf<typeof ownClaimsCall>;

type Claim = OwnClaims['data'][number];
type Draft = OwnClaims['drafts'][number];

/** The customer's claims, and the link to report one. Most have none: the page does not wait for them. */
export function Claims() {
  const { result } = useCall(ownClaimsCall, {});
  const claims = result?.ok ? result.value : null;
  return (
    <section className={styles['section']} aria-labelledby="sinistri">
      <h2 id="sinistri">Se succede qualcosa</h2>
      {claims && claims.data.length + claims.drafts.length > 0 && (
        <ul className={styles['list']}>
          {claims.drafts.map((draft) => (
            <Line key={draft.path} to={draft.path} title={titleOfDraft(draft)} text={textOfDraft(draft)} />
          ))}
          {claims.data.map((claim) => (
            <Line key={claim.path} to={claim.path} title={claim.what} text={textOfClaim(claim)} />
          ))}
        </ul>
      )}
      <Card tone="sand">
        <div className={styles['card']}>
          <p>Un incidente, una fattura del veterinario, un danno: raccontacelo, con le foto dal telefono.</p>
          <ButtonLink to={paths.claims} look="secondary">
            Mi è successo qualcosa
          </ButtonLink>
          <p>
            <TextLink to={paths.guide('quando-succede')}>Cosa fare quando succede qualcosa</TextLink> ·{' '}
            <TextLink to={paths.guide('reclami')}>Come fare un reclamo</TextLink>
          </p>
        </div>
      </Card>
    </section>
  );
}

const titleOfDraft = ({ product }: Draft) =>
  product ? `${product.title}: denuncia da finire` : 'Denuncia da finire';
const textOfDraft = ({ savedAt }: Draft) =>
  `Non l’hai ancora inviata. Ultima modifica: ${writtenDate(dayInRome(new Date(savedAt)))}.`;

function textOfClaim({ number, state, nextWordBy, papersMissing, product }: Claim): string {
  if (papersMissing > 0)
    return `${number}. ${papersMissing === 1 ? 'Ci serve ancora una cosa' : `Ci servono ancora ${papersMissing} cose`}.`;
  if (nextWordBy === null) return `${number}. ${claimStateNames[state]}.`;
  return `${number}. ${inWordsOf(product.provider, statusInWords[state].title)}: ricevi notizie entro ${fullDay.format(new Date(nextWordBy))}.`;
}

const Line = ({
  to,
  title,
  text,
}: {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}) => (
  <li>
    <SiteLink to={to} className={styles['line']}>
      <span className={styles['words']}>
        <strong>{title}</strong>
        <span className={styles['text']}>{text}</span>
      </span>
      <ArrowRight size={20} aria-hidden="true" />
    </SiteLink>
  </li>
);
