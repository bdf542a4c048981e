/** A reason not to start that the person at the terminal can act on: printed as it is, without a stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
