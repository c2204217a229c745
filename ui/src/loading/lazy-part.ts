import { type ComponentType, createElement, type ReactNode, use } from 'react';

export type LazyPart<Props> = {
  readonly Part: (props: Props) => ReactNode;
  readonly preload: () => Promise<void>;
  /** Provides the part directly where the first screen needs it. */
  readonly provide: (component: ComponentType<Props>) => void;
};

/**
 * A part of the site in its own chunk, which renders at once if the chunk has loaded. `React.lazy` always
 * suspends first and would show the fallback for a moment.
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

  // A lost connection must not be permanent, but only a visitor's action tries again. Rendering reuses the
  // failed promise: with a new one each time React would wait for ever instead of showing the failure.
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

/** React's own marks on promises it has waited for: it reads the value of a marked one at once. */
const arrived = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });

function arriving<T>(promise: Promise<T>): Promise<T> {
  const marked = promise.then((value) => {
    arrived(marked, value);
    return value;
  });
  return marked;
}
