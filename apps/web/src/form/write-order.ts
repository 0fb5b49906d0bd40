/**
 * The order of writes of one state: they are sent one after the other, each over the state that the one before has left.
 * A page shows a saved state a moment after it is there; a write that begins in between is over the saved one, too.
 */
export class WriteOrder<State> {
  #newest: State
  #last: Promise<State | undefined> | undefined

  constructor(read: State) {
    this.#newest = read
  }

  /** Takes what the page shows from now on. */
  show(read: State) {
    this.#newest = read
  }

  /**
   * @param save gets the state that it is over, and resolves with the saved one; with undefined where it was refused
   * @param from the state to be over, whatever was saved since
   */
  write(save: (over: State) => Promise<State | undefined>, from?: State) {
    const shown = this.#newest
    const before = this.#last
    const run = async () => {
      const left = await before
      const saved = await save(from ?? left ?? shown)
      if (saved) this.#newest = saved
      if (this.#last === own) this.#last = undefined
      return saved ?? left
    }
    const own = run()
    this.#last = own
  }
}
