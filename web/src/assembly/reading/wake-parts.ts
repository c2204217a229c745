import { whenNear } from '../../platform/api/loading/when-near.ts';
import { findPart, type PartName } from '../../platform/page/part.ts';
import { canGoBack } from '../../platform/router/can-go-back.ts';
import { hasUnfinishedFlow } from '../../platform/reading/unfinished-flow.ts';

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
      (await import('../../platform/reading/show-unknown-address.ts')).showUnknownAddress(place),
    isWanted: () => location.pathname !== '/',
  },
  'go-on': {
    wake: async (place) => (await import('../../platform/reading/offer-to-resume.ts')).offerToResume(place),
    isWanted: hasUnfinishedFlow,
  },
  retry: {
    wake: async (place) => (await import('../../platform/reading/show-failure.ts')).showFailure(place),
    isWanted: () => history.state !== null || canGoBack(),
  },
  'mailed-to': {
    wake: async (place) => (await import('../../platform/reading/show-mailbox.ts')).showMailbox(place),
  },
  'call-if-asked': {
    wake: async (place) =>
      (await import('../../platform/reading/show-call-promise.ts')).showCallPromise(place),
  },
  events: { wake: async (place) => (await import('./events.tsx')).hydrateExamples(place), isBelow: true },
};

/** The interactive parts of some pages. If one fails to load, the page stays complete and readable. */
export function hydrateParts(): void {
  for (const [name, { wake, isWanted, isBelow }] of Object.entries(parts)) {
    const place = findPart(name as PartName);
    if (!place || isWanted?.() === false) continue;
    const begin = () => void wake(place).catch(() => undefined);
    if (isBelow) whenNear(place, begin);
    else begin();
  }
}
