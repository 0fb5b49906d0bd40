import { eq } from 'drizzle-orm'
import { orgUnits } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import { findSelfOrBelow } from './find-outranked.ts'
import { findUser } from '../../identity/find-user.ts'
import type { Handlers } from '../../identity/context.ts'

export const autopilot = {
  async getUnitSettings({ db, session, path }) {
    const { unit } = await findOrgUnit(db, session, path.orgUnitUUID)
    return unit.placement
  },

  async updateUnitSettings({ db, session, path, body, journal }) {
    const { unit } = await findOrgUnit(db, session, path.orgUnitUUID)
    await db.update(orgUnits).set({ placement: body }).where(eq(orgUnits.id, unit.id))
    await journal({
      entity: { type: 'ORG_UNIT', id: unit.id, name: unit.name },
      before: { ...unit.placement },
      after: { ...body },
    })
    return body
  },

  async getUserSettings({ db, session, path }) {
    const user = await findUser(db, session, path.userUUID)
    return { enabled: user.autopilotEnabled }
  },

  async updateUserSettings({ db, session, path, body, journal }) {
    const user = await findSelfOrBelow({ db, session }, path.userUUID)
    await db.update(users).set({ autopilotEnabled: body.enabled }).where(eq(users.id, user.id))
    await journal({
      entity: { type: 'USER', id: user.id, name: user.name },
      before: { autopilotEnabled: user.autopilotEnabled },
      after: { autopilotEnabled: body.enabled },
    })
    return body
  },
} satisfies Handlers<'autopilot'>
