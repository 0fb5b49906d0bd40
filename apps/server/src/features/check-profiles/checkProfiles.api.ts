import { isAccountAdmin, hasPermission } from '@dragoman/sdk/permissions'
import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount } from '../../identity/visit-account.ts'
import { forbidden, invalid } from '../../kernel/refusals.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import { unitOfAccount } from '../recommendations/settings.ts'
import { standardLevels } from '../work/check-levels.ts'
import { findProject, holdProject } from '../work/find-project.ts'
import { placeKey, profileAt, profilesFor, profilesOfAccount, setLevels, type ProfilePlace } from './profiles.ts'

const events = ['CHECK_PROFILE_SAVED'] as const

export const checkProfiles = {
  async list({ db, session, query }) {
    if (query.projectUuid !== undefined) {
      const project = await findProject(db, session, query.projectUuid)
      return { standard: standardLevels, profiles: await profilesFor(db, project.id) }
    }
    requireAdmin(session)
    return {
      standard: standardLevels,
      profiles: await profilesOfAccount(db, session.account.id),
      ...(await lastSettingsChange(db, session, session.account.id, { events })),
    }
  },

  async save(input) {
    const { db, session, body, now, journal } = input
    const account = await holdReachedAccount(input, session.account.id)
    const { place, names } = await placeOf(input)
    const present = () => profileAt(db, place)
    const before = await present()
    await input.requireVersion({ entity: accountEntity(account), present, events })
    await setLevels(db, place, body.levels, now)
    const after = await present()
    if (after.version !== before.version)
      await journal({
        accountId: account.id,
        entity: accountEntity(account),
        ...(place.projectId !== null && { projectId: place.projectId }),
        before: { levels: before.levels },
        after: { levels: after.levels },
        detail: {
          ...names,
          place: placeKey(place),
          ...(place.targetLocale !== null && { language: place.targetLocale }),
        },
      })
    return after
  },
} satisfies Handlers<'checkProfiles'>

function requireAdmin(session: Context['session']): void {
  if (!isAccountAdmin(session)) {
    const message =
      'Only account administrators can see and change the checks of the account and its organizational units.'
    throw forbidden(message, ['ROLE_ACCOUNT_ADMIN'])
  }
}

/** The place that a profile is saved for, and what the journal says of it. */
async function placeOf(input: Pick<Context, 'db' | 'session'> & { body: SaveBody }) {
  const { db, session, body } = input
  const { orgUnitUuid, projectUuid, targetLanguage = null } = body
  if (orgUnitUuid !== undefined && projectUuid !== undefined)
    throw invalid('body.projectUuid', 'A profile is of an organizational unit or of a project. Leave one of them out.')
  const place: ProfilePlace = {
    accountId: session.account.id,
    orgUnitId: orgUnitUuid ?? null,
    projectId: projectUuid ?? null,
    targetLocale: targetLanguage,
  }
  if (projectUuid !== undefined) {
    if (!hasPermission(session, 'PROJECT_update'))
      throw forbidden('Only people who can change projects can change their checks.', ['PROJECT_update'])
    const { name } = await holdProject(db, session, projectUuid)
    return { place, names: { project: name, projectUuid } }
  }
  requireAdmin(session)
  if (orgUnitUuid === undefined) return { place, names: {} }
  const unit = await unitOfAccount(db, session.account.id, orgUnitUuid)
  return { place, names: { orgUnit: unit.name, orgUnitUuid: unit.id } }
}

interface SaveBody {
  orgUnitUuid?: string | undefined
  projectUuid?: string | undefined
  targetLanguage?: string | undefined
}
