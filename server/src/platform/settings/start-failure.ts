/** A reason the operator can fix: the message is one Italian sentence, shown without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
