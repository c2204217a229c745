import type { RiskBearer } from '@riparo/domain/care/complaints/competence.ts';
import {
  ARBITER_NAME,
  ARBITER_SITE,
  arbiterSentence,
  wayOn,
} from '@riparo/domain/care/complaints/next-steps.ts';
import type { ComplaintArea } from '@riparo/domain/care/complaints/register.ts';
import type { ComplaintState } from '@riparo/domain/care/complaints/states.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { Fold, FoldList } from '@riparo/ui/Fold.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { paths } from '../../platform/router/paths.ts';
import styles from './complaint-parts.module.css';

export type WayOnProps = {
  readonly state: ComplaintState;
  readonly bearer: RiskBearer | null;
  readonly area: ComplaintArea;
};

/** Shown from the first day: complainants may want to know what they can do afterwards. */
export function WayOn({ state, bearer, area }: WayOnProps) {
  const isAnswered = state === 'answered';
  const { isForArbiter, facts } = wayOn(bearer, area);
  const list = (
    <ul className={styles['list']}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
  return (
    <Card as="section" labelledBy="dopo">
      <div className={styles['stack']}>
        <h2 id="dopo" className={styles['title']}>
          {isAnswered ? 'Se non sei d’accordo' : 'Se la risposta non arriva o non ti convince'}
        </h2>
        {isForArbiter ? (
          <>
            <p>
              {arbiterSentence.before}
              <TextLink to={ARBITER_SITE}>{ARBITER_NAME}</TextLink>
              {arbiterSentence.after}
            </p>
            <FoldList>
              <Fold title="Come si fa, quanto costa, i limiti" size="small">
                {list}
              </Fold>
            </FoldList>
          </>
        ) : (
          list
        )}
        <div>
          <ButtonLink look="secondary" to={paths.complaints}>
            Tutte le vie possibili
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
