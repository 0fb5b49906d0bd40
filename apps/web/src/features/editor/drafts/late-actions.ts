import type { RefObject } from 'react'

/** Actions of a part whose code may come later, in place of a ref to them. */
export interface LateActions<Actions> extends RefObject<Actions | null> {
  /** Does it with the actions: now, or once they are here. What is asked for last counts. */
  ask: (run: (actions: Actions) => void) => void
  /** Takes back what was asked for and is not done yet. */
  forget: () => void
}

export function lateActions<Actions>(): LateActions<Actions> {
  let present: Actions | null = null
  let asked: ((actions: Actions) => void) | undefined
  const late: LateActions<Actions> = {
    get current() {
      return present
    },
    set current(actions) {
      present = actions
      if (!actions || !asked) return
      const run = asked
      asked = undefined
      run(actions)
    },
    ask(run) {
      if (present) return run(present)
      asked = run
    },
    forget() {
      asked = undefined
    },
  }
  return late
}
