import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';
import { MAX_REQUESTS } from './budget.ts';
import { FIRST_SCRIPT, type Part, shareFiles } from './shared-files.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The first script and the page itself. */
const OWN_FILES = 2;

/**
 * Cuts the code that pages share into files, by one rule for all (`shared-files.ts`). `screens` are the source files of
 * the pages that visitors open, each with what it asks for at once beside its scripts.
 */
export function sharing(screens: ReadonlyMap<string, number>) {
  let fileOf: ReadonlyMap<string, string> = new Map();
  let initial: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'sharing',
    buildEnd() {
      // In an order of its own: the bundler's depends on which file was read first.
      const ids = [...this.getModuleIds()].toSorted();
      const factsOf = (id: string) => this.getModuleInfo(id);
      initial = initialOf(ids, factsOf);
      const parts = partsOf(
        ids.filter((id) => !initial.has(id)),
        factsOf,
      );
      const mostFiles = new Map([...screens].map(([id, beside]) => [id, MAX_REQUESTS - OWN_FILES - beside]));
      fileOf = shareFiles(parts, mostFiles);
    },
  };
  const group = {
    name: (id: string) => (initial.has(id) ? FIRST_SCRIPT : (fileOf.get(id) ?? null)),
    includeDependenciesRecursively: false,
  };
  return { plugin, group };
}

interface ModuleFacts {
  readonly code: string | null;
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}

type FactsOf = (id: string) => ModuleFacts | null;

/** What the first script needs, the framework among it. */
function initialOf(ids: readonly string[], factsOf: FactsOf): ReadonlySet<string> {
  const initial = new Set<string>();
  const walk = (id: string): void => {
    if (initial.has(id)) return;
    initial.add(id);
    factsOf(id)?.importedIds.forEach(walk);
  };
  ids.filter((id) => factsOf(id)?.isEntry).forEach(walk);
  return initial;
}

function partsOf(ids: readonly string[], factsOf: FactsOf): readonly Part[] {
  return ids.flatMap((id) => {
    const facts = factsOf(id);
    if (!facts) return [];
    const isEntry = facts.dynamicImporters.length > 0;
    return { id, imports: facts.importedIds, bytes: weightOf(id, facts.code ?? ''), isEntry };
  });
}

// To compare parts a rough size will do.
const quick = { [constants.BROTLI_PARAM_QUALITY]: 4 };

function weightOf(id: string, code: string): number {
  if (id.endsWith('.css')) return 0;
  // Where the project lies says nothing about a part.
  const anywhere = code.replaceAll(projectFolder, '');
  return brotliCompressSync(minifySync(id, anywhere).code, { params: quick }).length * 0.8;
}
