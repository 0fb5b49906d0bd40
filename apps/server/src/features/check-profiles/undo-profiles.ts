import type { CheckLevels } from '@dragoman/sdk/operations/checkProfiles'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { profileAt, setLevels, type ProfilePlace } from './profiles.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

const placeOf = (accountId: string, { detail }: Change): ProfilePlace => ({
  accountId,
  orgUnitId: textOf(detail['orgUnitUuid']),
  projectId: textOf(detail['projectUuid']),
  targetLocale: textOf(detail['language']),
})

/** Levels of checks that an account, an organizational unit, or a project had decided. */
export const undoProfile: Undo = {
  which: 'place',

  async present({ db }, { id }, change) {
    return { levels: (await profileAt(db, placeOf(id, change))).levels }
  },

  async restore({ db, now }, { id }, change) {
    await setLevels(db, placeOf(id, change), formerly<{ levels: CheckLevels }>(change).levels, now)
    return { event: 'CHECK_PROFILE_SAVED' }
  },
}
