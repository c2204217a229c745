import type { Colleague } from '@riparo/domain/desk/staff/staff-calls.ts';
import { roleNames } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { EllipsisVertical } from '@riparo/ui/icons/EllipsisVertical.ts';
import { useState } from 'react';
import { Button as PlainButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { focusSoon } from '../../platform/parts/focus-soon.ts';
import menu from '../../platform/parts/menu.module.css';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { ColleagueDialog } from './ColleagueDialog.tsx';
import { type ColleagueAction, actionsFor, colleagueActionNames, findPeople } from './colleague-actions.ts';
import styles from './PeoplePanel.module.css';

/** From this number on there is a search. */
const MANY = 12;

const secondFactors: Readonly<Record<Colleague['secondFactor'], string>> = {
  passkey: 'Passkey',
  codes: 'Codici di un’app',
};

const menuIdOf = ({ id }: Colleague) => `actions-${id}`;

type OpenAction = { readonly colleague: Colleague; readonly action: ColleagueAction };

/** All current and former staff, and the actions on each. */
export function PeoplePanel({ people }: { readonly people: readonly Colleague[] }) {
  const [words, setWords] = useState('');
  const [openAction, setOpenAction] = useState<OpenAction>();
  const shown = findPeople(people, words);
  const close = () => {
    setOpenAction(undefined);
    if (openAction) focusSoon(() => document.getElementById(menuIdOf(openAction.colleague)));
  };
  return (
    <Panel title="Chi può entrare al banco">
      {people.length > MANY && (
        <TextInput
          aria-label="Cerca per nome o e-mail"
          type="search"
          placeholder="Nome o e-mail"
          autoComplete="off"
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <table className={styles['people']}>
        <caption>
          <VisuallyHidden>Persone del banco</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Persona</th>
            <th scope="col">Ruolo</th>
            <th scope="col">Secondo fattore</th>
            <th scope="col">Ultima volta al banco</th>
            <th scope="col">
              <VisuallyHidden>Che cosa si può fare</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <Person
              key={each.id}
              colleague={each}
              onAsk={(action) => setOpenAction({ colleague: each, action })}
            />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles['soft']}>Nessuna persona trovata.</p>}
      {openAction && (
        <ColleagueDialog colleague={openAction.colleague} action={openAction.action} onClose={close} />
      )}
    </Panel>
  );
}

interface PersonProps {
  readonly colleague: Colleague;
  readonly onAsk: (action: ColleagueAction) => void;
}

function Person({ colleague, onAsk }: PersonProps) {
  const now = useNow();
  const { id: me } = useSession();
  const { email, role, secondFactor, lastSeenAt, isDisabled } = colleague;
  const name = fullNameOf(colleague);
  const isMe = colleague.id === me;
  return (
    <tr className={styles['person']} data-stopped={isDisabled || undefined}>
      <th scope="row">
        <span className={styles['name']}>{name}</span> {isMe && <Pill tone="good">Tu</Pill>}{' '}
        {isDisabled && <Pill tone="danger">Accesso sospeso</Pill>}
        <span className={styles['email']}>{email}</span>
      </th>
      <td>{roleNames[role]}</td>
      <td>
        <span className={styles['label']}>Secondo fattore: </span>
        {secondFactors[secondFactor]}
      </td>
      <td>
        <span className={styles['label']}>Ultima volta al banco: </span>
        {lastSeenAt ? formatMoment(new Date(lastSeenAt), now) : 'non di recente'}
      </td>
      <td className={styles['actions']}>
        <MenuTrigger>
          <PlainButton
            id={menuIdOf(colleague)}
            className={styles['open'] ?? ''}
            aria-label={`${name}: che cosa si può fare`}
          >
            <EllipsisVertical size={20} aria-hidden="true" />
          </PlainButton>
          <Popover className={menu['popover'] ?? ''} placement="bottom end">
            <Menu
              className={menu['menu'] ?? ''}
              onAction={(key) => onAsk(key as ColleagueAction)}
              aria-label={name}
            >
              {actionsFor(colleague, isMe).map((action) => (
                <MenuItem key={action} id={action} className={menu['item'] ?? ''}>
                  {colleagueActionNames[action]}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      </td>
    </tr>
  );
}
