import type { Call } from '@riparo/domain/platform/call/call.ts';
import type { serverLists } from '@riparo/domain/understand/checkup/options.ts';
import { getCheckupPoliciesCall, getJobsCall } from '@riparo/domain/understand/checkup/checkup-list-calls.ts';
import type { ListItem } from '@riparo/domain/platform/wizard/listed-options.ts';
import { useSyncExternalStore } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';

/** A list of options from the server. It stays once loaded: lists do not change while a visitor answers. */
export type OptionList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly items: readonly ListItem[] };

/** Which call returns which list. */
const calls: Readonly<Record<string, Call>> = {
  getCheckupPolicies: getCheckupPoliciesCall,
  getJobs: getJobsCall,
} satisfies Record<keyof typeof serverLists, Call>;

const LOADING: OptionList = { status: 'loading' };

const lists = new Map<string, OptionList>();
const listeners = new Set<() => void>();

const put = (name: string, list: OptionList) => {
  lists.set(name, list);
  for (const listener of listeners) listener();
};

const isInProgress = (list: OptionList | undefined) =>
  list?.status === 'loading' || (list?.status === 'failed' && list.retrying);

/** Fetches a list that is not loaded yet, or retries a failed one. */
export const loadList = async (name: string): Promise<void> => {
  const call = calls[name];
  if (!call) throw new Error(`no call returns the list: ${name}`);
  const known = lists.get(name);
  if (known?.status === 'ready' || isInProgress(known)) return;
  put(name, known ? { status: 'failed', retrying: true } : LOADING);
  const result = await callApi(call, {});
  put(
    name,
    result.ok
      ? { status: 'ready', items: result.value as readonly ListItem[] }
      : { status: 'failed', retrying: false },
  );
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOptionList = (name: string): OptionList =>
  useSyncExternalStore(
    subscribe,
    () => lists.get(name) ?? LOADING,
    () => LOADING,
  );
