/**
 * Something that the person who runs the server has to mend: a setting, a busy port, a database out of reach.
 * The message is one sentence that says what is wrong and what to do; commands print it alone, without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
