/** The product cannot start for a reason its owner can mend: the message is one Italian sentence, shown without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
