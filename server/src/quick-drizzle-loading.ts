import { registerHooks } from 'node:module';

/**
 * Node finds out the format of every `.js` module by reading the `package.json` above it, and Drizzle's is 180 kB long
 * and read again for each of its modules: 0.8 s and 200 MB of garbage at every start. All of them are ES modules that
 * import each other by exact file name, so this says so. It must run before the first import of Drizzle.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isInsideDrizzle =
      specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isInsideDrizzle) return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
