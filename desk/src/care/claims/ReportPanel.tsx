import { coverWarningNames } from '@riparo/domain/care/claims/cover-warning.ts';
import { showClaimDataCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { ask } from '../../platform/api/ask.ts';
import { Masked } from '../../platform/parts/Masked.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import styles from './claim-parts.module.css';
import type { OneClaim } from './use-claim.ts';

/** The report in the claimant's own words, and their contact details. */
export function ReportPanel({ claim }: { readonly claim: OneClaim }) {
  const { report, person } = claim;
  const show = async (field: 'iban' | 'phone') =>
    (await ask(showClaimDataCall, { params: { id: claim.id }, body: { field } })).value;
  return (
    <Panel title="Che cosa è successo">
      <p className={parts['text']}>{report.story}</p>
      <dl className={parts['facts']}>
        <dt>Che cosa</dt>
        <dd>{report.what}</dd>
        {report.rows
          .filter(({ name }) => name !== 'story')
          .map(({ name, label, value, isLong }) => (
            <Fragment key={name}>
              <dt>{label}</dt>
              <dd className={isLong ? parts['text'] : undefined}>
                {value}
                {name === 'when' && report.coverWarning && (
                  <>
                    <br />
                    <strong>{coverWarningNames[report.coverWarning]}</strong>
                  </>
                )}
              </dd>
            </Fragment>
          ))}
        {report.others === null && (
          <>
            <dt>Altre persone</dt>
            <dd>Nessuna</dd>
          </>
        )}
        <dt>IBAN</dt>
        <dd>
          {report.iban === null ? (
            'Non l’ha scritto'
          ) : (
            <Masked name="l’IBAN" value={report.iban} isMasked show={() => show('iban')}>
              {(shown) => <span className={styles['shown']}>{shown}</span>}
            </Masked>
          )}
        </dd>
        <dt>Chi denuncia</dt>
        <dd>
          {person.id ? <Link to={paths.customer(person.id)}>{person.name}</Link> : person.name}
          <br />
          {person.email}
        </dd>
        {person.phone && (
          <>
            <dt>Telefono</dt>
            <dd>
              <Masked name="il telefono" value={person.phone} isMasked show={() => show('phone')}>
                {(shown) => (
                  <a className={styles['shown']} href={`tel:${shown.replaceAll(/\s/g, '')}`}>
                    {shown}
                  </a>
                )}
              </Masked>
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
