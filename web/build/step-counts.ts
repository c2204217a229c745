import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * A first screen says how many questions there are while all but its own are still on their way. They are counted here:
 * the browser gets the numbers of `step-counts.ts`, not the questions that they are counted from.
 */
export function stepCounts(): Plugin {
  return {
    name: 'step-counts',
    apply: 'build',
    load: {
      filter: { id: /domain[\\/]src[\\/].+[\\/]step-counts\.ts$/ },
      handler: async (id) => {
        const counts = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        return Object.entries(counts)
          .map(([name, count]) => `export const ${name} = ${JSON.stringify(count)};`)
          .join('\n');
      },
    },
  };
}
