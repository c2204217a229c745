/** Where products differ in what they cost, how long they last and how they are concluded: whole sentences. */
export type Terms = {
  readonly price: string;
  readonly duration: string;
  readonly cancelling: string;
  readonly conclusion: string;
  readonly withdrawal: string;
};
