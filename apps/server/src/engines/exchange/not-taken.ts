import type { NotTaken as Told } from '@dragoman/sdk/operations/shared'

/** Something of a file that an import does not take, or takes as something else. */
export type NotTaken = Told

export type NotTakenKind = NotTaken['kind']

/** Lines told of each thing. */
const mostLines = 20
/** Things that are told. */
const mostKept = 200
const longestName = 100

/** Counts what is not taken, each thing once, in the order in which it is found. */
export class NotTakenTally {
  readonly #counts = new Map<string, NotTaken>()
  #more = 0

  note(
    kind: NotTakenKind,
    name: string,
    { count = 1, line, takenAs }: { count?: number; line?: number | undefined; takenAs?: string } = {},
  ): void {
    if (count === 0) return
    const told = Array.from(name).slice(0, longestName).join('')
    const key = `${kind} ${told} ${takenAs ?? ''}`
    const known = this.#counts.get(key)
    if (!known && this.#counts.size >= mostKept) {
      this.#more += count
      return
    }
    const entry = known ?? { kind, name: told, count: 0, ...(takenAs !== undefined && { takenAs }) }
    entry.count += count
    if (line !== undefined && (entry.lines?.length ?? 0) < mostLines) entry.lines = [...(entry.lines ?? []), line]
    this.#counts.set(key, entry)
  }

  add(others: readonly NotTaken[]): void {
    for (const { kind, name, count, takenAs, lines = [] } of others) {
      this.note(kind, name, { count, ...(takenAs !== undefined && { takenAs }) })
      const entry = this.#counts.get(`${kind} ${name} ${takenAs ?? ''}`)
      if (entry && lines.length > 0) entry.lines = [...(entry.lines ?? []), ...lines].slice(0, mostLines)
    }
  }

  /** All of it, with one entry for what is beyond the number of things that are told. */
  list(): NotTaken[] {
    const told = [...this.#counts.values()]
    return this.#more > 0 ? [...told, { kind: 'MORE', name: '', count: this.#more }] : told
  }
}
