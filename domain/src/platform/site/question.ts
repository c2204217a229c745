/** A question people ask, with its answer, as plain text: pages show it, search engines read it. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}
