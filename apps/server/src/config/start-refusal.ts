/** A reason not to start that the operator can act on: printed as it is, without a stack trace. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
