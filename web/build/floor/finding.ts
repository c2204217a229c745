/** Something newer than a supported browser, used without a look whether it is there. */
export interface Finding {
  /** As it is written: `AbortSignal.any`, `.isSubsetOf()`, `:has`, `text-wrap: balance`. */
  readonly name: string;
  readonly file: string;
}
