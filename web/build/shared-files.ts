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

export interface Limits {
  /** The first screens, and how many files with shared code each may need. */
  readonly mostFiles: ReadonlyMap<string, number>;
  /** What one file more costs a screen beside its code: its name, its frame, its request. */
  readonly fileBytes: number;
}

/** Some parts of the code, together. */
interface SharedFile {
  readonly parts: readonly Part[];
  readonly bytes: number;
  /** All that load it: because they need a part of it, or because a file does that they need. */
  readonly screens: ReadonlySet<string>;
}

type Behind = ReadonlyMap<SharedFile, ReadonlySet<SharedFile>>;

/** How much heavier than the heaviest screen is by itself joining files may make any screen: each is tried. */
const ALLOWANCES = Array.from({ length: 41 }, (_, step) => 1 + step / 200);

/**
 * Which parts of the code come in one file, by number. Those that the same screens need do. Then the two files whose
 * joining costs visitors least become one, again and again, while that saves bytes or a screen needs too many files.
 */
export function shareFiles(parts: readonly Part[], limits: Limits): ReadonlyMap<string, number> {
  const neededBy = entriesThatNeed(parts);
  const separate = filesOfSameScreens(parts, neededBy, limits);
  const ownBytes = bytesBeside(separate, parts, neededBy, limits);
  const heaviest = Math.max(
    0,
    ...[...ownBytes].map(([screen, own]) => own + sum(loadedBy(separate, screen))),
  );
  const weightOf = (files: readonly SharedFile[]) =>
    Math.max(
      0,
      ...[...ownBytes].map(([screen, own]) => {
        const loaded = loadedBy(files, screen);
        return own + sum(loaded) + loaded.length * limits.fileBytes;
      }),
    );
  const plans = ALLOWANCES.map((allowance) => joinWithin(separate, ownBytes, heaviest * allowance, limits));
  // Of those where no screen needs too many files, the one whose heaviest screen is lightest.
  const [files = separate] = plans.toSorted(
    (one, other) =>
      crowdedScreens(one, limits).size - crowdedScreens(other, limits).size ||
      weightOf(one) - weightOf(other),
  );
  return new Map(files.flatMap((file, number) => file.parts.map(({ id }) => [id, number] as const)));
}

function joinWithin(
  separate: readonly SharedFile[],
  ownBytes: ReadonlyMap<string, number>,
  mostBytes: number,
  limits: Limits,
): readonly SharedFile[] {
  let files = separate;
  for (;;) {
    const next = cheapestJoin(files, ownBytes, mostBytes, limits);
    if (!next) return files;
    files = next;
  }
}

const inBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  new Set([...one].filter((each) => other.has(each)));
const inEither = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one, ...other]);

const sum = (files: Iterable<SharedFile>) => [...files].reduce((bytes, file) => bytes + file.bytes, 0);

const loadedBy = (files: readonly SharedFile[], screen: string) =>
  files.filter(({ screens }) => screens.has(screen));

const crowdedScreens = (files: readonly SharedFile[], { mostFiles }: Limits): ReadonlySet<string> =>
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
  { mostFiles }: Limits,
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

/** What each screen has in its own file. */
function bytesBeside(
  files: readonly SharedFile[],
  parts: readonly Part[],
  neededBy: ReadonlyMap<string, ReadonlySet<string>>,
  { mostFiles }: Limits,
): ReadonlyMap<string, number> {
  const shared = new Set(files.flatMap((file) => file.parts));
  const own = parts.filter((part) => !shared.has(part));
  return new Map(
    [...mostFiles.keys()].map((screen) => [
      screen,
      own.reduce((total, { id, bytes }) => total + (neededBy.get(id)?.has(screen) ? bytes : 0), 0),
    ]),
  );
}

/** A join that loses bytes is shared by the screens that it helps. */
const priceOf = (cost: number, helped: number) => (cost < 0 ? cost : cost / helped);

/** The files after the cheapest join; nothing when none is worth it. */
function cheapestJoin(
  files: readonly SharedFile[],
  ownBytes: ReadonlyMap<string, number>,
  mostBytes: number,
  limits: Limits,
): readonly SharedFile[] | undefined {
  const crowded = crowdedScreens(files, limits);
  const behind = filesBehind(files);
  let cheapest: { readonly price: number; readonly join: () => readonly SharedFile[] } | undefined;
  for (const [index, one] of files.entries()) {
    for (const other of files.slice(index + 1)) {
      const both = inBoth(one.screens, other.screens);
      const helped = inBoth(both, crowded).size;
      const isWorth = (cost: number) => {
        if (both.size === 0 || (cost >= 0 && helped === 0)) return false;
        return !cheapest || priceOf(cost, helped) < cheapest.price;
      };
      let cost =
        (one.screens.size - both.size) * other.bytes +
        (other.screens.size - both.size) * one.bytes -
        both.size * limits.fileBytes;
      if (!isWorth(cost)) continue;
      const screens = inEither(one.screens, other.screens);
      // Whoever has loaded one of them loads the other too, and what that one needs.
      const needed = new Set([one, other, ...(behind.get(one) ?? []), ...(behind.get(other) ?? [])]);
      for (const file of needed)
        if (file !== one && file !== other)
          cost += (screens.size - inBoth(screens, file.screens).size) * file.bytes;
      if (!isWorth(cost)) continue;
      const isTooHeavy = [...screens].some((screen) => {
        const loaded = new Set([...loadedBy(files, screen), ...needed]);
        return (ownBytes.get(screen) ?? 0) + sum(loaded) > mostBytes;
      });
      if (isTooHeavy || wouldCircle(one, other, behind)) continue;
      cheapest = { price: priceOf(cost, helped), join: () => joined(files, one, other, needed) };
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
