import type { ListedClaim } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { CLAIM_STATES, claimStateNames } from '@riparo/domain/care/claims/states.ts';
import { Link } from 'react-router';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { ShieldCheck } from '@riparo/ui/icons/ShieldCheck.ts';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { FilterInput } from '../../platform/parts/FilterInput.tsx';
import { Forbidden } from '../../platform/parts/Forbidden.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import filters from '../../platform/parts/filters.module.css';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { FilterSelect, optionsOf } from '../cases/CaseFilters.tsx';
import { type CaseColumn, CaseList, CaseTable } from '../cases/CaseList.tsx';
import { readClaimFilter, writeClaimFilter } from './claim-filter.ts';
import { HandOverBy, NextUpdate } from './NextUpdate.tsx';
import { claimTones, italianDay } from './say-claim.ts';
import { useClaims } from './use-claim.ts';

const states = optionsOf('In attesa di una nostra risposta', CLAIM_STATES, claimStateNames);

const columns: readonly CaseColumn<ListedClaim>[] = [
  {
    title: 'Sinistro',
    look: 'who',
    cell: ({ id, name, number }) => (
      <Link to={paths.claim(id)}>
        {number}, {name}
      </Link>
    ),
  },
  {
    title: 'Che cosa è successo',
    cell: ({ what, happenedOn }) => `${what}, ${italianDay(happenedOn)}`,
  },
  { title: 'Prodotto', label: 'Prodotto', cell: ({ product }) => product.title },
  {
    title: 'A che punto è',
    look: 'pills',
    cell: ({ state, coverWarning, handOverBy, nextWordBy }) => (
      <>
        <Pill tone={claimTones[state]}>{claimStateNames[state]}</Pill>
        {coverWarning && <Pill tone="warn">Data da verificare</Pill>}
        <HandOverBy by={handOverBy} />
        <NextUpdate by={nextWordBy} />
      </>
    ),
  },
  { title: 'Assegnato a', label: 'Assegnato a', cell: ({ assignee }) => assignee?.name ?? 'Nessuno' },
];

/** All claims, the most urgent first. */
export default function ClaimsPage() {
  return useCan('read-claims') ? (
    <Claims />
  ) : (
    <Forbidden title="Sinistri">I sinistri sono riservati a chi se ne occupa.</Forbidden>
  );
}

function Claims() {
  const [filter, change] = useAddressFilter(readClaimFilter, writeClaimFilter);
  const claims = useClaims(filter);
  return (
    <Screen>
      <PageTitle>Sinistri</PageTitle>
      <search className={filters['few']} aria-label="Sinistri">
        <FilterSelect
          id="claim-state"
          label="Stato"
          options={states}
          keys={CLAIM_STATES}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
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
      <CaseList
        pages={claims}
        what="i sinistri"
        placeholderLines={6}
        empty={
          <EmptyState icon={ShieldCheck} title="Nessun sinistro qui">
            <p>Con questi filtri non c’è nulla in attesa.</p>
          </EmptyState>
        }
        more="button"
      >
        {(rows) => (
          <CaseTable name="Sinistri" rows={rows} columns={columns} idOf={({ id }) => id} isOld={false} />
        )}
      </CaseList>
    </Screen>
  );
}
