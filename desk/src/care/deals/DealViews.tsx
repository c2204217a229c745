import {
  type DealView,
  keepDealViewCall,
  removeDealViewCall,
  renameDealViewCall,
} from '@riparo/domain/care/deals/deal-list-calls.ts';
import { MAX_VIEW_NAME_LENGTH } from '@riparo/domain/care/deals/list-views.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark } from '@riparo/ui/icons/Bookmark.ts';
import { BookmarkPlus } from '@riparo/ui/icons/BookmarkPlus.ts';
import { EllipsisVertical } from '@riparo/ui/icons/EllipsisVertical.ts';
import { useState } from 'react';
import { Button as PlainButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../../platform/api/ask.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import menu from '../../platform/parts/menu.module.css';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import {
  type DealFilter,
  fromViewFilter,
  isSameView,
  NO_FILTER,
  toViewFilter,
  writeDealFilter,
} from './deal-filter.ts';
import styles from './DealViews.module.css';
import { useDealViews, VIEWS_KEY } from './use-deals.ts';

interface DealViewsProps {
  readonly filter: DealFilter;
}

/** Saved filters with names, and a way to save the current one. */
export function DealViews({ filter }: DealViewsProps) {
  const views = useDealViews().data?.data ?? [];
  const [naming, setNaming] = useState<DealView | 'new'>();
  const chosen = views.find((view) => isSameView(fromViewFilter(view.filter), filter));
  const isNothing = isSameView(filter, NO_FILTER);
  if (views.length === 0 && isNothing) return null;
  return (
    <div className={styles['views']}>
      {views.length > 0 && (
        <nav aria-label="Le tue viste">
          <ul className={styles['list']}>
            {views.map((view) => (
              <li key={view.id} className={styles['view']} data-chosen={view === chosen || undefined}>
                <Link
                  to={{ search: writeDealFilter(fromViewFilter(view.filter)).toString() }}
                  className={styles['link']}
                  aria-current={view === chosen ? 'true' : undefined}
                >
                  <Bookmark size={16} aria-hidden="true" /> {view.name}
                </Link>
                {view === chosen && <ViewMenu view={view} onRename={() => setNaming(view)} />}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!chosen && !isNothing && (
        <Button
          look="quiet"
          icon={<BookmarkPlus size={18} aria-hidden="true" />}
          onClick={() => setNaming('new')}
        >
          Salva questa vista
        </Button>
      )}
      {naming && <NameDialog naming={naming} filter={filter} onClose={() => setNaming(undefined)} />}
    </div>
  );
}

interface ViewMenuProps {
  readonly view: DealView;
  readonly onRename: () => void;
}

function ViewMenu({ view, onRename }: ViewMenuProps) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => ask(removeDealViewCall, { params: { id: view.id } }),
    onSuccess: (answer) => queries.setQueryData(VIEWS_KEY, answer),
    onError: showFailure,
  });
  return (
    <MenuTrigger>
      <PlainButton className={styles['more'] ?? ''} aria-label={`Vista ${view.name}: altro`}>
        <EllipsisVertical size={16} aria-hidden="true" />
      </PlainButton>
      <Popover className={menu['popover'] ?? ''}>
        <Menu className={menu['menu'] ?? ''}>
          <MenuItem className={menu['item'] ?? ''} onAction={onRename}>
            Cambia nome
          </MenuItem>
          <MenuItem className={menu['item'] ?? ''} onAction={() => remove.mutate()}>
            Togli la vista
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface NameDialogProps {
  readonly naming: DealView | 'new';
  readonly filter: DealFilter;
  readonly onClose: () => void;
}

function NameDialog({ naming, filter, onClose }: NameDialogProps) {
  const queries = useQueryClient();
  const isNew = naming === 'new';
  const form = useForm(async (typed) => {
    const name = typed.get('viewName').trim();
    if (name === '') return { viewName: 'Scrivi un nome.' };
    const answer = isNew
      ? await ask(keepDealViewCall, { body: { name, filter: toViewFilter(filter) } })
      : await ask(renameDealViewCall, { params: { id: naming.id }, body: { name } });
    queries.setQueryData(VIEWS_KEY, answer);
    onClose();
    return undefined;
  });
  return (
    <Dialog open onClose={onClose} title={isNew ? 'Salva questa vista' : 'Cambia nome alla vista'}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack>
          <FormFailure message={form.failure} />
          <TextField
            name="viewName"
            label="Nome"
            hint={
              isNew
                ? 'La vedi solo tu. Conserva stato, prodotto, giorni, ordine e colonne, ma non le parole cercate.'
                : undefined
            }
            error={form.errors['viewName']}
            defaultValue={isNew ? '' : naming.name}
            maxLength={MAX_VIEW_NAME_LENGTH}
            autoComplete="off"
          />
          <Stack direction="row" gap={2}>
            <Button type="submit" busy={form.isBusy}>
              Salva
            </Button>
            <Button look="quiet" onClick={onClose}>
              Annulla
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
