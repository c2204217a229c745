import type { Permission } from '@riparo/domain/platform/call/roles.ts';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { classNames } from '@riparo/ui/class-names.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { usePresence } from '../../platform/live/live.tsx';
import { NotFound } from '../../platform/parts/NotFound.tsx';
import { Forbidden } from '../../platform/parts/Forbidden.tsx';
import { Viewers } from '../../platform/parts/Viewers.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { useCan } from '../../platform/session/session.ts';
import styles from './CasePage.module.css';
import { type CaseSource, useCase } from './use-case.ts';

/** The parts of the page for one kind of case. `Found` is the server's answer about one. */
export type CaseKind<Id extends string, Found> = {
  readonly source: CaseSource<Id, Found>;
  /** The parameter in the address. */
  readonly param: 'id' | 'uuid';
  /** The permission to see it; without this field all staff may. */
  readonly reserved?: { readonly permission: Permission; readonly title: string; readonly why: string };
  /** The key under which colleagues see who is viewing it. */
  readonly presence: 'claim' | 'complaint' | 'deal' | 'request';
  readonly list: {
    readonly path: string;
    readonly name: string;
    /** The list stays beside the page where there is room, with its filters. */
    readonly isBeside?: boolean;
  };
  readonly texts: {
    /** With its article: `il sinistro`. */
    readonly the: string;
    readonly it: 'lo' | 'la';
    readonly missing: { readonly heading: string; readonly title: string; readonly why: string };
  };
  /** Another page, if the case is handled there. */
  readonly elsewhere?: (found: Found) => string | null;
  readonly titleOf: (found: Found) => { readonly title: string; readonly tab: string };
  /** Its state, its clock and its subject, side by side. */
  readonly state: (found: Found) => ReactNode;
  /** When it arrived, and its assignee. */
  readonly story: (found: Found) => ReactNode;
  /** Notices above everything else. */
  readonly notices?: (found: Found) => ReactNode;
  readonly actions: (found: Found) => ReactNode;
  /** One below the other; with an aside in two columns. */
  readonly panels: (found: Found) => { readonly main: ReactNode; readonly aside?: ReactNode };
};

/** One case with all its details and actions. */
export function CasePage<Id extends string, Found>({ kind }: { readonly kind: CaseKind<Id, Found> }) {
  const id = (useParams()[kind.param] ?? '') as Id;
  const canRead = useCan(kind.reserved?.permission ?? 'be-at-desk');
  // Another case is another screen: no typed text carries over.
  return canRead ? (
    <OneCase key={id} kind={kind} id={id} />
  ) : (
    <Forbidden title={kind.reserved?.title ?? ''}>{kind.reserved?.why}</Forbidden>
  );
}

interface OneCaseProps<Id extends string, Found> {
  readonly kind: CaseKind<Id, Found>;
  readonly id: Id;
}

function OneCase<Id extends string, Found>({ kind, id }: OneCaseProps<Id, Found>) {
  const { source, list, texts } = kind;
  const { search } = useLocation();
  const { data: found, error, refetch } = useCase(source, id);
  const elsewhere = found && kind.elsewhere?.(found);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <Screen>
      <Link
        to={list.isBeside ? { pathname: list.path, search } : list.path}
        className={classNames(styles['back'], list.isBeside && styles['unlessBeside'])}
      >
        <ArrowLeft size={18} aria-hidden="true" /> {list.name}
      </Link>
      {found ? (
        <FoundCase kind={kind} id={id} found={found} />
      ) : error ? (
        <NotFound
          {...texts.missing}
          error={error}
          onRetry={() => void refetch()}
          failed={`Non riusciamo a caricare ${texts.the}`}
        />
      ) : (
        <Loading label={`Carico ${texts.the}`} lines={8} />
      )}
    </Screen>
  );
}

interface FoundCaseProps<Id extends string, Found> extends OneCaseProps<Id, Found> {
  readonly found: Found;
}

function FoundCase<Id extends string, Found>({ kind, id, found }: FoundCaseProps<Id, Found>) {
  const [isWriting, setWriting] = useState(false);
  const others = usePresence(`${kind.presence} ${id}`, isWriting);
  const { title, tab } = kind.titleOf(found);
  const { main, aside } = kind.panels(found);
  return (
    // Typing anywhere on the page counts as writing, until the field is left.
    <div className={styles['thing']} onInput={() => setWriting(true)} onBlur={() => setWriting(false)}>
      <div className={styles['head']}>
        <PageTitle tab={tab}>{title}</PageTitle>
        <p className={styles['facts']}>{kind.state(found)}</p>
        <p className={styles['story']}>{kind.story(found)}</p>
        <Viewers others={others} it={kind.texts.it} />
      </div>
      {kind.notices?.(found)}
      {kind.actions(found)}
      {aside === undefined ? (
        main
      ) : (
        <div className={styles['columns']}>
          <div className={styles['column']}>{main}</div>
          <div className={styles['column']}>{aside}</div>
        </div>
      )}
    </div>
  );
}
