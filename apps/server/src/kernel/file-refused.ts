/** A file that cannot be read or a parser option that cannot be used. */
export class FileRefused extends Error {
  readonly file: string
  readonly line: number | undefined
  readonly column: number | undefined
  readonly reason: string

  constructor(refusal: Refusal) {
    const place = refusal.line === undefined ? refusal.file : `${refusal.file}, line ${refusal.line}`
    super(`${place}: ${refusal.reason}`)
    this.name = 'FileRefused'
    this.file = refusal.file
    this.line = refusal.line
    this.column = refusal.column
    this.reason = refusal.reason
  }
}

/** Why a file is refused, and where in it; `line` and `column` count from 1, `reason` is a sentence that says what to do. */
export interface Refusal {
  file: string
  line?: number
  column?: number
  reason: string
}
