import { Fragment } from 'react';
import { Link } from 'react-router';
import { Fold } from '@riparo/ui/Fold.tsx';
import { classNames } from '@riparo/ui/class-names.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import styles from './claim-parts.module.css';
import { italianDay } from './say-claim.ts';
import type { OneClaim } from './use-claim.ts';

/** The terms of the policy, the guarantee in question first, to read beside the report. */
export function TermsPanel({ claim: { policy, terms, report } }: { readonly claim: OneClaim }) {
  return (
    <Panel title="La polizza">
      <dl className={parts['facts']}>
        <dt>Numero</dt>
        <dd>
          <Link to={paths.deal(policy.uuid)}>{policy.number}</Link>, {policy.product.title}
        </dd>
        <dt>Copertura</dt>
        <dd>
          dal {italianDay(policy.startsOn)} al {italianDay(policy.endsOn)}; il giorno del sinistro è il{' '}
          {italianDay(report.happenedOn)}
        </dd>
        {policy.insured.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {terms === null ? (
        <p>Questo prodotto non è più in vendita: le condizioni sono tra i documenti della pratica.</p>
      ) : (
        <>
          <ul className={parts['rows']}>
            {terms.guarantees
              .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
              .map(({ name, limit, text, isThis }) => (
                <li key={name} className={classNames(parts['row'], isThis && styles['this'])}>
                  <div className={parts['main']}>
                    <p>
                      <strong>{name}</strong>, {limit}
                    </p>
                    <p className={parts['soft']}>{text}</p>
                  </div>
                </li>
              ))}
          </ul>
          <Terms title="Che cosa non è coperto" lines={terms.exclusions} />
          <Terms title="Limiti, carenze e franchigie" lines={terms.limits} />
          <Terms title="Che cosa deve fare chi è assicurato" lines={terms.duties} />
          <p>
            <strong>Dove vale.</strong> {terms.where}
          </p>
          <p className={parts['soft']}>
            {terms.documents.map(({ title, path }, place) => (
              <span key={path}>
                {place > 0 && ' · '}
                <a href={path} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </span>
            ))}
          </p>
        </>
      )}
    </Panel>
  );
}

function Terms({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Fold title={title} size="small" isOpen>
      <ul className={parts['list']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fold>
  );
}
