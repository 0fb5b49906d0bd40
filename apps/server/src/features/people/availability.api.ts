import type { Availability } from '@dragoman/sdk/operations/availability'
import type { Context, Handlers } from '../../identity/context.ts'
import { findUser, type UserRow } from '../../identity/find-user.ts'
import { loadPeople } from '../../identity/people.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { lastChange } from '../../kernel/journal.ts'
import {
  availabilityOf,
  checkAvailability,
  versionOfAvailability,
  writeAvailability,
} from '../availability/availability.ts'
import { findSelfOrOutranked } from './find-outranked.ts'

const events = ['USER_AVAILABILITY_UPDATED'] as const

export const availability = {
  async get(input) {
    return show(input, await findUser(input.db, input.session, input.path.userUUID))
  },

  async update(input) {
    const { db, session, path, body, journal } = input
    const days = checkAvailability(body)
    const user = await findSelfOrOutranked({ db, session }, path.userUUID)
    const entity = { type: 'USER', id: user.id, name: user.name } as const
    await input.requireVersion({ entity, present: () => show(input, user), events })
    const held = await availabilityOf(db, user)
    const { wordsPerDay = user.wordsPerDay } = body
    const wanted = { ...days, ...(wordsPerDay !== null && { wordsPerDay }) }
    const { isChanged, ...change } = changedFields({ wordsPerDay: null, ...held }, { wordsPerDay: null, ...wanted })
    if (isChanged) {
      await writeAvailability(db, user, wanted)
      await journal({ entity, ...change })
    }
    return show(input, { ...user, wordsPerDay })
  },
} satisfies Handlers<'availability'>

async function show({ db, session }: Pick<Context, 'db' | 'session'>, user: UserRow): Promise<Availability> {
  const values = await availabilityOf(db, user)
  const change = await lastChange(db, user.accountId, { type: 'USER', id: user.id }, { events })
  const author = change && (await loadPeople(db, session, [change.by?.uuid ?? null]))(change.by?.uuid ?? null)
  return {
    ...values,
    timezone: user.timezone ?? 'UTC',
    ...(change && { lastChange: { date: change.at.getTime(), ...(author && { user: author }) } }),
    version: versionOfAvailability(values),
  }
}
