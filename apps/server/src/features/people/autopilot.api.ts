import { changeUser } from '../../identity/change-user.ts'
import { findOrgUnit, holdOrgUnit } from '../../identity/org-units.ts'
import { showPlacementRules, writePlacementRules } from './autopilot.ts'
import { findSelfOrOutranked } from './find-outranked.ts'
import { findUser } from '../../identity/find-user.ts'
import type { Handlers } from '../../identity/context.ts'

export const autopilot = {
  async getUnitSettings({ db, session, path }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    return showPlacementRules(orgUnit)
  },

  async updateUnitSettings({ db, session, path, body, journal, requireVersion }) {
    const orgUnit = await holdOrgUnit(db, session, path.orgUnitUUID)
    const { version: given, ...rules } = body
    const placement = {
      ...rules,
      sameLinguistAllowed: rules.sameLinguistAllowed ?? orgUnit.placement.sameLinguistAllowed,
      splitAboveWords: rules.splitAboveWords ?? orgUnit.placement.splitAboveWords,
    }
    const entity = { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name } as const
    await requireVersion({ entity, present: () => showPlacementRules(orgUnit), given })
    await writePlacementRules(db, orgUnit, placement)
    await journal({ entity, before: { ...orgUnit.placement }, after: { ...placement } })
    return showPlacementRules({ placement })
  },

  async getUserSettings({ db, session, path }) {
    const user = await findUser(db, session, path.userUUID)
    return { enabled: user.autopilotEnabled }
  },

  async updateUserSettings({ db, session, path, body, journal }) {
    const user = await findSelfOrOutranked({ db, session }, path.userUUID)
    await changeUser(db, user, { autopilotEnabled: body.enabled })
    await journal({
      entity: { type: 'USER', id: user.id, name: user.name },
      before: { autopilotEnabled: user.autopilotEnabled },
      after: { autopilotEnabled: body.enabled },
    })
    return body
  },
} satisfies Handlers<'autopilot'>
