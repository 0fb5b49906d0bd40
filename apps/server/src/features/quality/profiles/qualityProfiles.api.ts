import type { QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import type { Handlers } from '../../../identity/context.ts'
import { accountEntity, holdReachedAccount, type AccountRow } from '../../../identity/visit-account.ts'
import { choosePlace } from './choose-place.ts'
import { addProfile, changeProfile, findProfile, listProfiles, removeProfile } from './write-profiles.ts'

const events = ['QUALITY_PROFILE_CREATED', 'QUALITY_PROFILE_UPDATED', 'QUALITY_PROFILE_REMOVED'] as const

export const qualityProfiles = {
  list: ({ db, session }) => listProfiles(db, session.account.id),

  get: ({ db, session, path }) => findProfile(db, session.account.id, path.qualityProfileUuid),

  async create(input) {
    const account = await holdReachedAccount(input, input.session.account.id)
    const profile = await addProfile(input.db, account.id, input.body)
    await input.journal({ ...about(account, profile), after: told(profile) })
    return profile
  },

  async update(input) {
    const account = await holdReachedAccount(input, input.session.account.id)
    const before = await findProfile(input.db, account.id, input.path.qualityProfileUuid)
    await input.requireVersion({ entity: accountEntity(account), present: () => before, events })
    const after = await changeProfile(input.db, account.id, { profile: before, now: input.now }, input.body)
    await input.journal({ ...about(account, after), before: told(before), after: told(after) })
    return after
  },

  async setPlace(input) {
    const account = await holdReachedAccount(input, input.session.account.id)
    const { former, profile, applied } = await choosePlace(input.db, account.id, input.body)
    if (former?.uuid !== profile?.uuid)
      await input.journal({
        ...about(account, profile ?? former ?? applied),
        before: { place: former?.name ?? null },
        after: { place: profile?.name ?? null },
      })
    return applied
  },

  async remove(input) {
    const account = await holdReachedAccount(input, input.session.account.id)
    const profile = await findProfile(input.db, account.id, input.path.qualityProfileUuid)
    await removeProfile(input.db, account.id, profile)
    await input.journal({ ...about(account, profile), before: told(profile) })
  },
} satisfies Handlers<'qualityProfiles'>

const told = ({ name, revision, formula, passMark }: QualityProfile) => ({ name, revision, formula, passMark })

const about = (account: AccountRow, { uuid, name }: QualityProfile) => ({
  accountId: account.id,
  entity: accountEntity(account),
  detail: { profileUuid: uuid, name },
})
