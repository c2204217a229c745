/**
 * Everything that is ever told about a visit. Pages are named as in the site map, with `:uuid` in place of what stands
 * in the address: no name, e-mail, answer or number of a purchase can be part of an event.
 */
export type TrackedEvent =
  | { readonly name: 'pageview'; readonly page: string }
  /** A question of a wizard, by its number, or what comes after the last one. */
  | { readonly name: 'step'; readonly page: string; readonly step: string }
  /** A link that was followed: a page of ours, or the kind of place it leads to. */
  | { readonly name: 'click'; readonly page: string; readonly target: string };

/** Where links lead when it is no page of the site. */
export const linkTargets = ['e-mail', 'telefono', 'chat', 'prenotazione', 'pdf', 'altro-sito'] as const;
export type LinkTarget = (typeof linkTargets)[number];

/** What travels to the collector: the wire format of Plausible's events, which several self-hosted collectors take. */
export type EventBody = {
  readonly name: TrackedEvent['name'];
  readonly domain: string;
  readonly url: string;
  readonly props: Readonly<Record<string, string>>;
};

export const bodyOf = (event: TrackedEvent, site: { host: string; origin: string }): EventBody => {
  const { name, page, ...props } = event;
  return { name, domain: site.host, url: `${site.origin}${page}`, props };
};

const PAGE = /^(?:\/|(?:\/(?::[a-zA-Z]+|[a-z]+(?:-[a-z0-9]+)*\d{0,2}|bici2go))+)$/;
const STEP = /^(?:\d{1,2}|[a-z]{1,12})$/;
const LONGEST_PART = 32;

const isPage = (text: string) =>
  PAGE.test(text) && text.split('/').every((part) => part.length <= LONGEST_PART);

/** The allow-list: an event as it may leave, or null for anything else. */
export const allowed = (event: TrackedEvent): TrackedEvent | null => {
  if (!isPage(event.page)) return null;
  switch (event.name) {
    case 'pageview':
      return { name: event.name, page: event.page };
    case 'step':
      return STEP.test(event.step) ? { name: event.name, page: event.page, step: event.step } : null;
    case 'click':
      return isPage(event.target) || linkTargets.some((target) => target === event.target)
        ? { name: event.name, page: event.page, target: event.target }
        : null;
  }
};
