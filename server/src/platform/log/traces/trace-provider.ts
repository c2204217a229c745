import { type Tracing, untilDone } from './tracing.ts';

/** Each call of a provider is a part of what asks it, by the name of what it does; never what it is told. */
export function traceProvider<Provider extends object>(
  name: string,
  provider: Provider,
  tracing: Tracing,
): Provider {
  return new Proxy(provider, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const begun = tracing.beginPart({
          name: `${name} ${String(key)}`,
          kind: 'client',
          attributes: { 'peer.service': name },
        });
        const result: unknown = tracing.within(begun, () => Reflect.apply(value, target, args));
        // What is told one by one has no single end: only its beginning is.
        if (!(result instanceof Promise)) begun?.end();
        return result instanceof Promise ? untilDone(begun, () => result) : result;
      };
    },
  });
}
