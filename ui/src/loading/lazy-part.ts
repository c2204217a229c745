import { type ComponentType, createElement, type ReactNode, use } from 'react';

export type LazyPart<Props> = {
  readonly Part: (props: Props) => ReactNode;
  readonly preload: () => Promise<void>;
  /** Whoever needs the part on the first screen brings it along. */
  readonly provide: (component: ComponentType<Props>) => void;
};

/**
 * A part of the site in a chunk of its own that renders at once when its chunk is there. `React.lazy` always
 * suspends first, and would show the fallback for a moment.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  const begin = () => {
    if (loading) return loading;
    loading = arriving(load());
    loading.catch(() => (failed = true));
    return loading;
  };

  // A lost connection must not stick for ever; but only a visitor's intent tries again. Rendering keeps the
  // failed promise: with a fresh one at each attempt React would wait for ever instead of showing the failure.
  const tryAgain = () => {
    if (failed) loading = undefined;
    failed = false;
    return begin();
  };

  return {
    Part: (props) => createElement(use(begin()), props),
    preload: async () => void (await tryAgain()),
    provide: (component) => {
      loading = arrived(Promise.resolve(component), component);
    },
  };
}

/** As React marks the promises that it has waited for: of one that is marked it takes the value at once. */
const arrived = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });

function arriving<T>(promise: Promise<T>): Promise<T> {
  const marked = promise.then((value) => {
    arrived(marked, value);
    return value;
  });
  return marked;
}
