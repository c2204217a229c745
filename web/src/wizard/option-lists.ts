import type { Call } from '@riparo/domain/call/call.ts';
import type { ListItem } from '@riparo/domain/wizard/listed-options.ts';
import { useSyncExternalStore } from 'react';
import { callApi } from '../api/client.ts';

/** A list that the server hands out. Once here it stays: lists do not change while somebody answers. */
export type OptionList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly items: readonly ListItem[] };

const LOADING: OptionList = { status: 'loading' };

const lists = new Map<string, OptionList>();
const listeners = new Set<() => void>();

const put = (call: Call, list: OptionList) => {
  lists.set(call.id, list);
  for (const listener of listeners) listener();
};

const isUnderWay = (list: OptionList | undefined) =>
  list?.status === 'loading' || (list?.status === 'failed' && list.retrying);

/** Fetches a list that is not here yet; one that failed is tried again. */
export const loadList = async (call: Call): Promise<void> => {
  const known = lists.get(call.id);
  if (known?.status === 'ready' || isUnderWay(known)) return;
  put(call, known ? { status: 'failed', retrying: true } : LOADING);
  const result = await callApi(call, {});
  put(
    call,
    result.ok
      ? { status: 'ready', items: result.value as readonly ListItem[] }
      : { status: 'failed', retrying: false },
  );
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOptionList = (call: Call): OptionList =>
  useSyncExternalStore(
    subscribe,
    () => lists.get(call.id) ?? LOADING,
    () => LOADING,
  );
