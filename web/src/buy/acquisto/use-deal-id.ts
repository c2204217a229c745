import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { usePageParams } from '../../platform/page/page.ts';
import { lastDeal } from './last-deal.ts';

/**
 * The deal of the address, or the one this tab went to pay for; null if there is none, undefined until known.
 */
export function useDealId(): string | null | undefined {
  const { uuid } = usePageParams();
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  return uuid ?? lastDeal();
}
