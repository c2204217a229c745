/** A frequently asked question with its answer as plain text, shown on pages and read by search engines. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}
