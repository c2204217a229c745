import { classesIn, MODULE_CLASS } from './needed-styles.ts';

/** Every file of styles, with the classes that it is about. */
export type StyleFiles = ReadonlyMap<string, ReadonlySet<string>>;

export const classesOfStyles = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(MODULE_CLASS)].map(([, name = '']) => name));

/**
 * The files of styles that a page's HTML needs beside those of its code: the build also renders parts whose code comes later,
 * and nobody may see them without their styles until then.
 */
export function stylesBeside(html: string, here: readonly string[], files: StyleFiles): readonly string[] {
  const isStyled = (name: string) => here.some((file) => files.get(file)?.has(name));
  const missing = [...classesIn(html)].filter((name) => !isStyled(name));
  return [...files].filter(([, classes]) => missing.some((name) => classes.has(name))).map(([file]) => file);
}
