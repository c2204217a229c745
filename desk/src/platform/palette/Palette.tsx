import { deskDealsCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { deskClaimsCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { deskComplaintsCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from '@riparo/ui/icons/Search.ts';
import { useEffect, useRef, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  SearchField,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { ask } from '../api/ask.ts';
import { CLAIMS_KEY, COMPLAINTS_KEY, DEALS_KEY } from '../live/live.tsx';
import { focusSoon } from '../parts/focus-soon.ts';
import { useSettled } from '../parts/use-settled.ts';
import { paths } from '../paths/paths.ts';
import { useCan } from '../session/session.ts';
import styles from './Palette.module.css';
import {
  entriesNamed,
  entryOfClaim,
  entryOfComplaint,
  entryOfDeal,
  entryOfPerson,
  type PaletteEntry,
  type PaletteGroup,
} from './palette-entries.ts';

/** Fewer characters match no name. */
const MIN_TYPED = 2;
const MAX_SHOWN = 6;

interface PaletteProps {
  /** The screens of the frame, and the actions available everywhere. */
  readonly screens: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  readonly onClose: () => void;
}

/** Any customer, deal, claim, complaint, screen or action, by a few letters of its name. */
export function Palette({ screens, actions, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // Once the dialog is open: its own button would take the focus.
  useEffect(() => focusSoon(() => box.current), []);
  const found = useFound(useSettled(typed.trim()));
  const groups = [
    { id: 'actions', title: 'Azioni', entries: entriesNamed(actions, typed) },
    { id: 'screens', title: 'Schermate', entries: entriesNamed(screens, typed) },
    ...found.groups,
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const choose = (key: unknown) => {
    if (key === undefined) return;
    onClose();
    entries.find(({ id }) => id === key)?.act();
  };
  /** Enter without a selection: the first. Later results may replace it, so it is not marked before. */
  const chooseFirst = () => {
    if (!box.current?.hasAttribute('aria-activedescendant')) choose(entries[0]?.id);
  };
  return (
    <Dialog open onClose={onClose} title="Vai a…">
      <div className={styles['palette']}>
        <Autocomplete inputValue={typed} onInputChange={setTyped} disableAutoFocusFirst>
          <SearchField
            aria-label="Persona, pratica, sinistro, reclamo, schermata o azione"
            className={styles['field'] ?? ''}
            onSubmit={chooseFirst}
          >
            <Search size={18} aria-hidden="true" />
            <Input
              ref={box}
              className={styles['input'] ?? ''}
              placeholder="Nome, e-mail, polizza, sinistro, reclamo o schermata"
              maxLength={100}
            />
          </SearchField>
          <Menu
            aria-label="Trovati"
            className={styles['found'] ?? ''}
            items={groups}
            onAction={choose}
            renderEmptyState={() => (
              <p className={styles['none']}>{found.isAsking ? 'Cerco…' : 'Nulla con questo nome.'}</p>
            )}
          >
            {(group) => (
              <MenuSection id={group.id}>
                <Header className={styles['title'] ?? ''}>{group.title}</Header>
                <Collection items={group.entries}>
                  {({ id, label, detail }) => (
                    <MenuItem id={id} textValue={label} className={styles['entry'] ?? ''}>
                      <span>{label}</span>
                      {detail && <span className={styles['detail']}>{detail}</span>}
                    </MenuItem>
                  )}
                </Collection>
              </MenuSection>
            )}
          </Menu>
        </Autocomplete>
      </div>
    </Dialog>
  );
}

/** Deals, claims, complaints and people found by the server. */
function useFound(typed: string): { readonly groups: readonly PaletteGroup[]; readonly isAsking: boolean } {
  const navigate = useNavigate();
  const canReadDeals = useCan('read-deals');
  const canReadPeople = useCan('read-customers');
  const canReadClaims = useCan('read-claims');
  const canReadComplaints = useCan('read-own-complaints');
  const isEnough = typed.length >= MIN_TYPED;
  const deals = useQuery({
    queryKey: [DEALS_KEY, 'palette', typed],
    queryFn: ({ signal }) => ask(deskDealsCall, { signal, query: { q: typed } }),
    enabled: canReadDeals && isEnough,
    placeholderData: keepPreviousData,
  });
  const people = useQuery({
    queryKey: ['customers', 'palette', typed],
    queryFn: ({ signal }) => ask(findPeopleCall, { signal, query: { q: typed } }),
    enabled: canReadPeople && isEnough,
    placeholderData: keepPreviousData,
  });
  const claims = useQuery({
    queryKey: [CLAIMS_KEY, 'palette', typed],
    queryFn: ({ signal }) => ask(deskClaimsCall, { signal, query: { q: typed } }),
    enabled: canReadClaims && isEnough,
    placeholderData: keepPreviousData,
  });
  const complaints = useQuery({
    queryKey: [COMPLAINTS_KEY, 'palette', typed],
    queryFn: ({ signal }) => ask(deskComplaintsCall, { signal, query: { q: typed, state: 'all' } }),
    enabled: canReadComplaints && isEnough,
    placeholderData: keepPreviousData,
  });
  if (!isEnough) return { groups: [], isAsking: false };
  const go: Parameters<typeof entryOfDeal>[1] = (to) =>
    void navigate(
      'deal' in to
        ? paths.deal(to.deal.uuid)
        : 'claim' in to
          ? paths.claim(to.claim.id)
          : 'complaint' in to
            ? paths.complaint(to.complaint.id)
            : paths.customer(to.person.id),
    );
  return {
    groups: [
      {
        id: 'people',
        title: 'Persone',
        entries: (people.data?.data ?? []).slice(0, MAX_SHOWN).map((person) => entryOfPerson(person, go)),
      },
      {
        id: 'claims',
        title: 'Sinistri',
        entries: (claims.data?.data ?? []).slice(0, MAX_SHOWN).map((claim) => entryOfClaim(claim, go)),
      },
      {
        id: 'complaints',
        title: 'Reclami',
        entries: (complaints.data?.data ?? [])
          .slice(0, MAX_SHOWN)
          .map((complaint) => entryOfComplaint(complaint, go)),
      },
      {
        id: 'deals',
        title: 'Pratiche',
        entries: (deals.data?.data ?? []).slice(0, MAX_SHOWN).map((deal) => entryOfDeal(deal, go)),
      },
    ],
    isAsking: [deals, people, claims, complaints].some(({ isFetching }) => isFetching),
  };
}
