import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';
import { MOST_REQUESTS } from './budget.ts';
import { type Part, shareFiles } from './shared-files.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Stays in the visitors' caches when only the site itself changes. */
const framework = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
export const frameworkGroup = { name: 'framework', test: framework, priority: 3 };
/** The bundler's runtime, the framework, the first script and the page itself. */
const OWN_FILES = 4;
const FILE_BYTES = 120;

/**
 * Cuts the code that pages share into files, by one rule for all (`shared-files.ts`). `screens` are the source files of
 * the pages that visitors open, each with the number of calls that it makes at once.
 */
export function sharing(screens: ReadonlyMap<string, number>) {
  let fileOf: ReadonlyMap<string, number> = new Map();
  const plugin: Plugin = {
    name: 'sharing',
    buildEnd() {
      // In an order of its own: the bundler's depends on which file was read first.
      const ids = [...this.getModuleIds()].toSorted();
      const parts = partsOf(ids, (id) => this.getModuleInfo(id));
      fileOf = shareFiles(parts, {
        mostFiles: new Map([...screens].map(([id, calls]) => [id, MOST_REQUESTS - OWN_FILES - calls])),
        fileBytes: FILE_BYTES,
      });
    },
  };
  const groups = [
    frameworkGroup,
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    {
      name: (id: string) => (fileOf.has(id) ? `shared${fileOf.get(id)}` : null),
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
  return { plugin, groups };
}

interface ModuleFacts {
  readonly code: string | null;
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** Everything but the framework and what the first script brings along. */
function partsOf(ids: readonly string[], factsOf: (id: string) => ModuleFacts | null): readonly Part[] {
  const initial = new Set<string>();
  const walk = (id: string): void => {
    if (initial.has(id)) return;
    initial.add(id);
    factsOf(id)?.importedIds.forEach(walk);
  };
  ids.filter((id) => factsOf(id)?.isEntry).forEach(walk);
  return ids
    .filter((id) => !initial.has(id) && !framework.test(id))
    .flatMap((id) => {
      const facts = factsOf(id);
      if (!facts) return [];
      const isEntry = facts.dynamicImporters.length > 0;
      return { id, imports: facts.importedIds, bytes: weightOf(id, facts.code ?? ''), isEntry };
    });
}

function weightOf(id: string, code: string): number {
  if (id.endsWith('.css')) return 0;
  // Where the project lies says nothing about a part.
  const anywhere = code.replaceAll(projectFolder, '');
  return brotliCompressSync(minifySync(id, anywhere).code).length * 0.9;
}
