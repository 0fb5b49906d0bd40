/** The codes that a command ends with. */
export const exitCodes = {
  /** Everything is done. */
  done: 0,
  /** Something was left where it is, or could not be done. */
  left: 1,
  /** The command or the configuration is wrong; nothing was done. */
  usage: 2,
  /** The access key is missing, wrong, or may not do this. */
  access: 3,
  /** The server could not be reached, or did not answer as it should. */
  server: 4,
  /** There are differences (`diff`), or time is up (`wait`). */
  differs: 5,
} as const

/** Ends a command with a sentence for people. */
export class Stop extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message)
    this.exitCode = exitCode
  }
}
