import { FileRefused } from '../../kernel/file-refused.ts'

/** A row of a table that is not empty: what stands in its columns, which count from 0, without the empty ones. */
export interface TableRow {
  /** Counted from 1. */
  line: number
  cells: ReadonlyMap<number, string>
  /** Said of the headings: what of the file was not read. */
  unread?: UnreadOfTable
}

/** The parts of a file outside of the table that is read. */
export interface UnreadOfTable {
  /** How many cells stand in each column without a heading. */
  columns: ReadonlyMap<number, number>
  /** The names of further sheets that have cells. */
  sheets: readonly string[]
}

/** The limits of a table. */
export interface TableLimits {
  fileName: string
  /** Rows, that of the headings not included. */
  mostLines: number
}

export type Refuse = (reason: string, line?: number) => never

/** Characters of all cells that are kept: in a workbook, many cells may share one long text. */
const mostCharacters = 32_000_000

/** Collects the rows of a table, and of those below the first one only what stands under a heading. */
export class RowCollector {
  readonly fileName: string
  readonly rows: TableRow[] = []
  readonly refuse: Refuse
  /** Why the table is refused. */
  refusal: FileRefused | undefined
  readonly #mostLines: number
  readonly #unheaded = new Map<number, number>()
  readonly #otherSheets: string[] = []
  #headings: ReadonlyMap<number, string> | undefined
  #lines = 0
  #characters = 0

  constructor({ fileName, mostLines }: TableLimits) {
    this.fileName = fileName
    this.#mostLines = mostLines
    this.refuse = (reason, line) => {
      this.refusal = new FileRefused({ file: fileName, reason, ...(line !== undefined && { line }) })
      throw this.refusal
    }
  }

  /** Whether the text of a cell is wanted; what is not is counted. */
  keeps(column: number): boolean {
    const isKept = this.#headings?.has(column) ?? true
    if (!isKept) this.#unheaded.set(column, (this.#unheaded.get(column) ?? 0) + 1)
    return isKept
  }

  /** Notes sheets beside the one that is read. */
  leaveOutSheets(names: readonly string[]): void {
    this.#otherSheets.push(...names)
  }

  /** Takes the wanted cells of a row that is not empty. */
  add(line: number, cells: ReadonlyMap<number, string>): void {
    this.#lines += 1
    // Those over the limit are only counted.
    if (this.#lines > this.#mostLines + 1) return
    this.#headings ??= cells
    for (const cell of cells.values()) this.#characters += cell.length
    if (this.#characters > mostCharacters)
      this.refuse('The cells of this table have more than 32 million characters. Split it and import the parts.', line)
    this.rows.push({ line, cells })
  }

  /** @throws FileRefused for too many rows */
  finish(): TableRow[] {
    const lines = this.#lines - 1
    if (lines > this.#mostLines)
      this.refuse(`This table has ${lines} lines. The limit is ${this.#mostLines}. Split it and import the parts.`)
    const [head] = this.rows
    if (head) head.unread = { columns: this.#unheaded, sheets: this.#otherSheets }
    return this.rows
  }
}
