import { ApiError } from '../kernel/refusals.ts'

/** How many calls are answered at a time, and how many of a person may wait. */
export interface TurnLimits {
  person: number
  account: number
  waiting: number
}

export interface Turns {
  /** Waits for the turn of a caller; what it gives ends the turn. @throws ApiError 429 where too many of them wait */
  take(caller: { user: { id: string }; account: { id: string } }): Promise<() => void>
}

interface Waiting {
  person: string
  account: string
  begin: () => void
}

/**
 * Takes turns, so that a busy caller slows no one but themselves: each person has so many
 * calls at a time, and so has each account. They begin in the order in which they came.
 */
export function createTurns(limits: TurnLimits): Turns {
  const running = new Map<string, number>()
  const waiting = new Set<Waiting>()
  const count = (id: string, by: 1 | -1) => {
    const now = (running.get(id) ?? 0) + by
    if (now > 0) running.set(id, now)
    else running.delete(id)
  }
  const fits = ({ person, account }: Waiting) =>
    (running.get(person) ?? 0) < limits.person && (running.get(account) ?? 0) < limits.account
  const beginNext = () => {
    for (const one of waiting) {
      if (!fits(one)) continue
      waiting.delete(one)
      count(one.person, 1)
      count(one.account, 1)
      one.begin()
    }
  }
  return {
    async take({ user, account }) {
      const ofPerson = [...waiting].filter(({ person }) => person === user.id).length
      if (ofPerson >= limits.waiting) throw tooMany(limits)
      const place = { person: user.id, account: account.id }
      await new Promise<void>((begin) => {
        waiting.add({ ...place, begin })
        beginNext()
      })
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        count(place.person, -1)
        count(place.account, -1)
        beginNext()
      }
    },
  }
}

const tooMany = ({ person, waiting }: TurnLimits) =>
  new ApiError(
    429,
    `${person} of your calls are answered at a time, and ${waiting} more wait already. Send fewer at the same time.`,
    { code: 'TOO_MANY_REQUESTS', headers: { 'Retry-After': '1' } },
  )
