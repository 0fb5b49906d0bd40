import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const limits = { person: 2, account: 3, waiting: 2 }
const caller = (person: string, account = 'one') => ({ user: { id: person }, account: { id: account } })

/** Takes turns for these callers in this order, and tells who has begun. */
function begin(...callers: readonly ReturnType<typeof caller>[]) {
  const turns = createTurns(limits)
  const begun: string[] = []
  const leave: (() => void)[] = []
  const take = async (who: ReturnType<typeof caller>) => {
    leave.push(await turns.take(who))
    begun.push(who.user.id)
  }
  return { begun, leave, take, all: callers.map(take) }
}

it('a person who calls a lot waits for themselves, and others do not wait for them', async () => {
  const { begun, leave, all } = begin(caller('ana'), caller('ana'), caller('ana'), caller('ben'))
  await Promise.all([all[0], all[1], all[3]])
  expect(begun).toEqual(['ana', 'ana', 'ben'])
  leave[0]!()
  await all[2]
  expect(begun).toEqual(['ana', 'ana', 'ben', 'ana'])
})

it('the people of an account do not keep those of another one waiting', async () => {
  const { begun, leave, all } = begin(caller('ana'), caller('ben'), caller('cem'), caller('dea'), caller('eva', 'two'))
  await Promise.all([all[0], all[1], all[2], all[4]])
  expect(begun).toEqual(['ana', 'ben', 'cem', 'eva'])
  leave[0]!()
  leave[0]!()
  await all[3]
  expect(begun.at(-1)).toBe('dea')
})

it('too many calls of a person at once are refused, and those of others are not', async () => {
  const { take, all } = begin(caller('ana'), caller('ana'), caller('ana'), caller('ana'))
  await Promise.all(all.slice(0, 2))
  await expect(take(caller('ana'))).rejects.toMatchObject({ status: 429, details: { code: 'TOO_MANY_REQUESTS' } })
  await take(caller('ben'))
})
