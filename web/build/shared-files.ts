/** A part of the site's code as the bundler sees it: a source file, or an icon. */
export interface Part {
  readonly id: string;
  /** What it imports, not counting what it loads later. */
  readonly imports: readonly string[];
  /** Compressed. */
  readonly bytes: number;
  /** Whether the browser asks for it by itself: a page, or what a page loads later. */
  readonly isEntry: boolean;
}

/** The first screens, and how many files with shared code each may need. */
export type MostFiles = ReadonlyMap<string, number>;

/** Some parts of the code, together. */
interface SharedFile {
  readonly parts: readonly Part[];
  readonly bytes: number;
  /** All that load it: because they need a part of it, or because a file does that they need. */
  readonly screens: ReadonlySet<string>;
}

type Behind = ReadonlyMap<SharedFile, ReadonlySet<SharedFile>>;

/** What this part of all screens need, all get at once: one file less for most, and what lies together compresses better. */
const OFTEN = 1 / 3;

export const FIRST_SCRIPT = 'first';

/**
 * The name of the file that each part of the code comes in. What many screens need comes with the first script. Of the rest,
 * those parts come in one file that the same screens need; then, while a screen needs too many files, the two become one whose
 * joining costs visitors least.
 */
export function shareFiles(parts: readonly Part[], mostFiles: MostFiles): ReadonlyMap<string, string> {
  const neededBy = entriesThatNeed(parts);
  const files = filesOfSameScreens(parts, neededBy, mostFiles);
  const isOften = ({ screens }: SharedFile) => screens.size >= mostFiles.size * OFTEN;
  const first = files.filter(isOften);
  const rest = files.filter((file) => !isOften(file));
  const shared = join(rest, mostFiles);
  return new Map([
    ...first.flatMap((file) => namesOf(file, FIRST_SCRIPT)),
    ...shared.flatMap((file, number) => namesOf(file, `shared${number}`)),
  ]);
}

const namesOf = ({ parts }: SharedFile, name: string) => parts.map(({ id }) => [id, name] as const);

function join(separate: readonly SharedFile[], mostFiles: MostFiles): readonly SharedFile[] {
  let files = separate;
  for (;;) {
    const next = cheapestJoin(files, mostFiles);
    if (!next) return files;
    files = next;
  }
}

const inBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  new Set([...one].filter((each) => other.has(each)));
const inEither = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one, ...other]);

const loadedBy = (files: readonly SharedFile[], screen: string) =>
  files.filter(({ screens }) => screens.has(screen));

const crowdedScreens = (files: readonly SharedFile[], mostFiles: MostFiles): ReadonlySet<string> =>
  new Set(
    [...mostFiles]
      .filter(([screen, most]) => loadedBy(files, screen).length > most)
      .map(([screen]) => screen),
  );

function entriesThatNeed(parts: readonly Part[]): ReadonlyMap<string, ReadonlySet<string>> {
  const needed = new Map(parts.map(({ id }) => [id, new Set<string>()]));
  const importsOf = new Map(parts.map(({ id, imports }) => [id, imports]));
  const walk = (id: string, entry: string): void => {
    const entries = needed.get(id);
    if (!entries || entries.has(entry)) return;
    entries.add(entry);
    importsOf.get(id)?.forEach((imported) => walk(imported, entry));
  };
  for (const { id, isEntry } of parts) if (isEntry) walk(id, id);
  return needed;
}

function filesOfSameScreens(
  parts: readonly Part[],
  neededBy: ReadonlyMap<string, ReadonlySet<string>>,
  mostFiles: MostFiles,
): readonly SharedFile[] {
  const files = new Map<string, SharedFile>();
  for (const part of parts) {
    const entries = neededBy.get(part.id) ?? new Set();
    const screens = new Set([...entries].filter((entry) => mostFiles.has(entry)));
    // What one entry alone needs is in that entry's own file, and what no first screen needs is cut by the bundler.
    if (mostFiles.has(part.id) || entries.size < 2 || screens.size === 0) continue;
    const key = [...screens].toSorted().join();
    const file = files.get(key) ?? { parts: [], bytes: 0, screens };
    files.set(key, { ...file, parts: [...file.parts, part], bytes: file.bytes + part.bytes });
  }
  return [...files.values()];
}

/** The files after the join that loads least in vain for each screen that it helps; nothing when none needs too many files. */
function cheapestJoin(files: readonly SharedFile[], mostFiles: MostFiles): readonly SharedFile[] | undefined {
  const crowded = crowdedScreens(files, mostFiles);
  const behind = filesBehind(files);
  let cheapest: { readonly price: number; readonly join: () => readonly SharedFile[] } | undefined;
  for (const [index, one] of files.entries()) {
    for (const other of files.slice(index + 1)) {
      const helped = inBoth(inBoth(one.screens, other.screens), crowded).size;
      if (helped === 0 || wouldCircle(one, other, behind)) continue;
      const screens = inEither(one.screens, other.screens);
      // Whoever has loaded one of them loads the other too, and what that one needs.
      const needed = new Set([one, other, ...(behind.get(one) ?? []), ...(behind.get(other) ?? [])]);
      const inVain = [...needed].reduce(
        (bytes, file) => bytes + (screens.size - inBoth(screens, file.screens).size) * file.bytes,
        0,
      );
      const price = inVain / helped;
      if (!cheapest || price < cheapest.price)
        cheapest = { price, join: () => joined(files, one, other, needed) };
    }
  }
  return cheapest?.join();
}

function joined(
  files: readonly SharedFile[],
  one: SharedFile,
  other: SharedFile,
  needed: ReadonlySet<SharedFile>,
): readonly SharedFile[] {
  const screens = inEither(one.screens, other.screens);
  const together = { parts: [...one.parts, ...other.parts], bytes: one.bytes + other.bytes, screens };
  return files
    .filter((file) => file !== other)
    .map((file) => {
      if (file === one) return together;
      return needed.has(file) ? { ...file, screens: inEither(file.screens, screens) } : file;
    });
}

/** For every file, those that it can not run without. */
function filesBehind(files: readonly SharedFile[]): Behind {
  const fileOf = new Map(files.flatMap((file) => file.parts.map(({ id }) => [id, file] as const)));
  const behind = new Map<SharedFile, ReadonlySet<SharedFile>>();
  const find = (file: SharedFile): ReadonlySet<SharedFile> => {
    const known = behind.get(file);
    if (known) return known;
    const next = new Set(file.parts.flatMap(({ imports }) => imports.flatMap((id) => fileOf.get(id) ?? [])));
    next.delete(file);
    const all = new Set([...next].flatMap((each) => [each, ...find(each)]));
    behind.set(file, all);
    return all;
  };
  files.forEach(find);
  return behind;
}

/** One needs the other by way of a third: joined, that third and they would wait for each other. */
function wouldCircle(one: SharedFile, other: SharedFile, behind: Behind): boolean {
  const isBetween = (first: SharedFile, last: SharedFile) =>
    [...(behind.get(first) ?? [])].some((file) => file !== last && behind.get(file)?.has(last));
  return isBetween(one, other) || isBetween(other, one);
}
