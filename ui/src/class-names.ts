/** Joins the class names that apply; false, empty and missing ones are dropped. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
