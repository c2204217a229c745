import { CLAIM_STATES, claimStateNames } from '@riparo/domain/care/claims/states.ts';
import { ShieldCheck } from '@riparo/ui/icons/ShieldCheck.ts';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { Failed } from '../../platform/parts/Failed.tsx';
import { FilterInput } from '../../platform/parts/FilterInput.tsx';
import { NotYours } from '../../platform/parts/NotYours.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useMay } from '../../platform/session/session.ts';
import styles from './ClaimsPage.module.css';
import { readClaimFilter, writeClaimFilter } from './claim-filter.ts';
import { HandOverBy, NextWord } from './NextWord.tsx';
import { claimTones, italianDay } from './say-claim.ts';
import { useClaims } from './use-claim.ts';

const stateOptions = [
  { value: '', label: 'In attesa di una nostra risposta' },
  ...CLAIM_STATES.map((value) => ({ value: value as string, label: claimStateNames[value] })),
];

/** Everything that happened to whoever is insured here, the most pressing first. */
export default function ClaimsPage() {
  return useMay('read-claims') ? (
    <Claims />
  ) : (
    <NotYours title="Sinistri">I sinistri sono riservati a chi se ne occupa.</NotYours>
  );
}

function Claims() {
  const [filter, change] = useAddressFilter(readClaimFilter, writeClaimFilter);
  const claims = useClaims(filter);
  const rows = claims.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Screen>
      <PageTitle>Sinistri</PageTitle>
      <search className={styles['filters']} aria-label="Sinistri">
        <Field id="claim-state" label="Stato">
          {(wiring) => (
            <SelectBox
              {...wiring}
              options={stateOptions}
              value={filter.state ?? ''}
              onChange={({ currentTarget }) =>
                change({ state: CLAIM_STATES.find((state) => state === currentTarget.value) })
              }
            />
          )}
        </Field>
        <Field id="claim-words" label="Numero, nome o e-mail">
          {(wiring) => (
            <FilterInput
              {...wiring}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={filter.words}
              onWrite={(words) => change({ words: words.trim() })}
            />
          )}
        </Field>
        <Checkbox
          id="claim-mine"
          checked={filter.isMine}
          onChange={({ currentTarget }) => change({ isMine: currentTarget.checked })}
        >
          Solo i miei
        </Checkbox>
      </search>
      {claims.error ? (
        <Failed
          what="Non riusciamo a caricare i sinistri"
          error={claims.error}
          onRetry={() => void claims.refetch()}
        />
      ) : claims.isPending ? (
        <Waiting label="Carico i sinistri" lines={6} />
      ) : rows.length === 0 ? (
        <EmptyState icon={ShieldCheck} title="Nessun sinistro qui">
          <p>Con questi filtri non c’è nulla in attesa.</p>
        </EmptyState>
      ) : (
        <ul className={styles['rows']}>
          {rows.map((claim) => (
            <li key={claim.id} className={styles['row']}>
              <div className={styles['main']}>
                <Link to={paths.claim(claim.id)} className={styles['name']}>
                  {claim.name}
                </Link>
                <span>
                  {claim.what}, {italianDay(claim.happenedOn)}
                </span>
                <span className={styles['soft']}>
                  {claim.product.title} · {claim.number}
                  {claim.assignee && ` · ${claim.assignee.name}`}
                </span>
              </div>
              <div className={styles['pills']}>
                <Pill tone={claimTones[claim.state]}>{claimStateNames[claim.state]}</Pill>
                {claim.coverWarning && <Pill tone="warn">Data da verificare</Pill>}
                <HandOverBy by={claim.handOverBy} />
                <NextWord by={claim.nextWordBy} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {claims.hasNextPage && (
        <div>
          <Button
            look="secondary"
            busy={claims.isFetchingNextPage}
            onClick={() => void claims.fetchNextPage()}
          >
            Mostra altri
          </Button>
        </div>
      )}
    </Screen>
  );
}
