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
  let loaded: ComponentType<Props> | undefined;
  let failed = false;

  const begin = () => {
    loading ??= load().then(
      (component) => (loaded = component),
      (failure: unknown) => {
        failed = true;
        throw failure;
      },
    );
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
    Part: (props) => createElement(loaded ?? use(begin()), props),
    preload: async () => void (await tryAgain()),
    provide: (component) => {
      loaded = component;
      loading = Promise.resolve(component);
    },
  };
}
