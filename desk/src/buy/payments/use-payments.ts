import type { Call } from '@riparo/domain/platform/call/call.ts';
import {
  comparedDaysCall,
  deskDisputesCall,
  deskPaymentsCall,
  deskRefundsCall,
  differencesCall,
  moneyWaitingCall,
  paymentTotalsCall,
} from '@riparo/domain/care/deals/desk-payment-calls.ts';
import type { RefundState } from '@riparo/domain/buy/payment/refund-states.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { notify } from '@riparo/ui/notices.ts';
import { ask } from '../../platform/api/ask.ts';
import { PAYMENTS_KEY } from '../../platform/live/live.tsx';
import { useCan } from '../../platform/session/session.ts';
import { type PaymentFilter, searchOf } from './payment-filter.ts';

const pageFrom = (after: string) => (after === '' ? {} : { after });

export function usePayments(filter: PaymentFilter) {
  const search = searchOf(filter);
  return useInfiniteQuery({
    queryKey: [PAYMENTS_KEY, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      ask(deskPaymentsCall, { signal, query: { ...search, ...pageFrom(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useTotals(filter: PaymentFilter) {
  const { state: _state, ...search } = searchOf(filter);
  return useQuery({
    queryKey: [PAYMENTS_KEY, 'totals', search],
    queryFn: ({ signal }) => ask(paymentTotalsCall, { signal, query: search }),
    placeholderData: keepPreviousData,
  });
}

export const useRefunds = (state?: RefundState) =>
  useInfiniteQuery({
    queryKey: [PAYMENTS_KEY, 'refunds', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      ask(deskRefundsCall, { signal, query: { ...(state && { state }), ...pageFrom(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const useDisputes = () =>
  useInfiniteQuery({
    queryKey: [PAYMENTS_KEY, 'disputes'],
    queryFn: ({ pageParam, signal }) => ask(deskDisputesCall, { signal, query: pageFrom(pageParam) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const useComparedDays = () =>
  useInfiniteQuery({
    queryKey: [PAYMENTS_KEY, 'days'],
    queryFn: ({ pageParam, signal }) =>
      ask(comparedDaysCall, { signal, query: pageParam === '' ? {} : { before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Of a day, or all open ones. */
export const useDifferences = (day?: string) =>
  useInfiniteQuery({
    queryKey: [PAYMENTS_KEY, 'differences', day ?? 'open'],
    queryFn: ({ pageParam, signal }) =>
      ask(differencesCall, { signal, query: { ...(day && { day }), ...pageFrom(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const useMoneyWaiting = () =>
  useQuery({
    queryKey: [PAYMENTS_KEY, 'waiting'],
    queryFn: ({ signal }) => ask(moneyWaitingCall, { signal }),
    enabled: useCan('read-payments'),
  });

/** How many refunds requested by others the current user may decide. */
export function useRefundsToConfirm(): number {
  const { data } = useMoneyWaiting();
  return useCan('refund') ? (data?.refundsToConfirm ?? 0) : 0;
}

/** A change of payments or refunds; whether it worked or not, the screen's data is refetched. */
export function useMoneyChange<C extends Call>(call: C, successMessage: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (options: CallOptions<C>) => ask(call, options),
    onSuccess: () => {
      notify({ kind: 'success', text: successMessage });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [PAYMENTS_KEY] }),
  });
}
