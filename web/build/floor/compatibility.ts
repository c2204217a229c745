import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { createRequire } from 'node:module';
import { oldestSupported } from './supported.ts';

export type { Identifier };

// Not imported: the test runner would turn 20 MB of data into a script first.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
export const { api, css, html, javascript } = data;

/** Whether every supported browser has it, from its oldest version on. What the table does not know counts as there. */
export function isThere(feature: Identifier | undefined): boolean {
  const support = feature?.['__compat']?.support;
  if (!support) return true;
  return Object.entries(oldestSupported).every(([browser, oldest]) => {
    const stated = support[browser as keyof typeof oldestSupported];
    if (stated === undefined) return true;
    return [stated].flat().some((statement) => holdsAt(statement, oldest));
  });
}

/** The parts of a feature, by name. */
export function partsOf(feature: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  return Object.keys(feature ?? {}).flatMap((name) => {
    const part = name === '__compat' ? undefined : partOf(feature, name);
    return part ? [[name, part] as const] : [];
  });
}

/** The part with this name, and none that every object inherits. */
export function partOf(feature: Identifier | undefined, name: string): Identifier | undefined {
  return feature && Object.hasOwn(feature, name) ? feature[name] : undefined;
}

/** Under another name, or behind a switch, it is not there for whoever writes its own name. */
function holdsAt(statement: SimpleSupportStatement, oldest: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (added === false || flags || prefix || other) return false;
  return isUpTo(added, oldest) && !(removed !== undefined && isUpTo(removed, oldest));
}

function isUpTo(version: string, oldest: string): boolean {
  if (version === 'preview') return false;
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor);
}
