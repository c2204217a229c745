/**
 * Everything ever recorded about a visit. Pages have the names of the site map, with `:uuid` instead of the
 * actual value: no name, e-mail, answer or purchase number can be part of an event.
 */
export type TrackedEvent =
  | { readonly name: 'pageview'; readonly page: string }
  /** A question of a wizard, by its number, or the screen after the last one. */
  | { readonly name: 'step'; readonly page: string; readonly step: string }
  /** A followed link: a page of ours, or the kind of target. */
  | { readonly name: 'click'; readonly page: string; readonly target: string };

/** Targets of links that leave the site. */
export const linkTargets = ['e-mail', 'telefono', 'chat', 'prenotazione', 'pdf', 'altro-sito'] as const;
export type LinkTarget = (typeof linkTargets)[number];

/** The wire format of Plausible's events, which several self-hosted collectors accept. */
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
const MAX_PART_LENGTH = 32;

const isPage = (text: string) =>
  PAGE.test(text) && text.split('/').every((part) => part.length <= MAX_PART_LENGTH);

/** The allow-list: the event as it may be sent, or null. */
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
