import { whenNear } from '../../platform/api/loading/when-near.ts';
import { findPart, type PartName } from '../../platform/page/part.ts';
import { canGoBack } from '../../platform/router/can-go-back.ts';
import { keepsSomething } from '../../platform/reading/keeps-something.ts';

type Part = {
  readonly wake: (place: HTMLElement) => Promise<unknown>;
  /** Whether it is needed at all. */
  readonly isWanted?: () => boolean;
  /** Its code is loaded when it comes near the screen. */
  readonly isBelow?: true;
};

const parts: Partial<Record<PartName, Part>> = {
  'unknown-address': {
    wake: async (place) =>
      (await import('../../platform/reading/tell-unknown-address.ts')).tellUnknownAddress(place),
    isWanted: () => location.pathname !== '/',
  },
  'go-on': {
    wake: async (place) => (await import('../../platform/reading/offer-to-go-on.ts')).offerToGoOn(place),
    isWanted: keepsSomething,
  },
  retry: {
    wake: async (place) => (await import('../../platform/reading/tell-failure.ts')).tellFailure(place),
    isWanted: () => history.state !== null || canGoBack(),
  },
  'mailed-to': {
    wake: async (place) => (await import('../../platform/reading/tell-mailbox.ts')).tellMailbox(place),
  },
  'call-if-asked': {
    wake: async (place) => (await import('../../platform/reading/tell-call.ts')).tellCall(place),
  },
  events: { wake: async (place) => (await import('./events.tsx')).wakeEvents(place), isBelow: true },
};

/** The interactive parts of some pages. If one fails to load, the page stays complete and readable. */
export function wakeParts(): void {
  for (const [name, { wake, isWanted, isBelow }] of Object.entries(parts)) {
    const place = findPart(name as PartName);
    if (!place || isWanted?.() === false) continue;
    const begin = () => void wake(place).catch(() => undefined);
    if (isBelow) whenNear(place, begin);
    else begin();
  }
}
