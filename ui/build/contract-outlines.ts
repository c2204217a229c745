import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What the browser needs to make a call; the schemas are checked on the server. */
const OUTLINE = ['id', 'method', 'path', 'timeoutMs'] as const;

/**
 * A call of the contract includes its schemas, which would pull all of zod into the browser. The typed client
 * only reads where to send a call, so this plugin removes the rest from the bundle, and refuses any other
 * import.
 */
export function contractOutlines(): Plugin {
  return {
    name: 'contract-outlines',
    apply: 'build',
    load: {
      filter: { id: /domain[\\/]src[\\/].+-calls\.ts$/ },
      handler: async (id) => {
        const calls = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        return Object.entries(calls)
          .filter(([name]) => name.endsWith('Call'))
          .map(([name, call]) => `export const ${name} = ${JSON.stringify(call, [...OUTLINE])};`)
          .join('\n');
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? file.moduleIds : [];
        const schemas = modules.find((id) => /[\\/]node_modules[\\/]zod[\\/]/.test(id));
        if (schemas) this.error(`${file.fileName} brings schemas into the browser: ${modules.join(', ')}`);
      }
    },
  };
}
