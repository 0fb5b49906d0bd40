interface Count {
  times: number
  /** How often it may have been seen before it was last forgotten. */
  missed: number
}

/**
 * Counts phrases in a fixed room, after Manku and Motwani: when it is full, the rarest are forgotten. A phrase that was
 * seen more than `floor` times is always there, and its count is at most that much too low.
 */
export class PhraseCounter {
  readonly #counts = new Map<string, Count>()
  readonly #room: number
  floor = 0
  total = 0

  constructor(room = 200_000) {
    this.#room = room
  }

  add(key: string): void {
    this.total += 1
    const known = this.#counts.get(key)
    if (known) known.times += 1
    else this.#counts.set(key, { times: 1, missed: this.floor })
    while (this.#counts.size > this.#room) this.#forget()
  }

  times(key: string): number {
    return this.#counts.get(key)?.times ?? 0
  }

  /** Those that may have been seen that often. */
  *atLeast(times: number): Iterable<[key: string, times: number]> {
    for (const [key, count] of this.#counts) {
      if (count.times + count.missed >= times) yield [key, count.times]
    }
  }

  #forget(): void {
    this.floor += 1
    for (const [key, { times, missed }] of this.#counts) {
      if (times + missed <= this.floor) this.#counts.delete(key)
    }
  }
}
