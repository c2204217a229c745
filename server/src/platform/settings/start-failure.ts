/** A reason the operator can fix: the message is one English sentence, shown without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
