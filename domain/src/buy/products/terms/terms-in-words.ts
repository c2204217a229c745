/** Where products differ in price, duration and conclusion, as whole sentences. */
export type Terms = {
  readonly price: string;
  readonly duration: string;
  readonly cancelling: string;
  readonly conclusion: string;
  readonly withdrawal: string;
};
