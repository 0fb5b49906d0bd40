import { changeUser } from '../../identity/change-user.ts'
import { findOrgUnit, holdOrgUnit } from '../../identity/org-units.ts'
import { findUser } from '../../identity/find-user.ts'
import type { Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { invalid } from '../../kernel/refusals.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import {
  ruleNames,
  rulesOfAccount,
  wholeRules,
  writeAccountRules,
  writeOverrides,
  skipReviewRules,
} from '../account/settings/placement-rules.ts'
import { givenRules, overridesFor, overridesWithout, showAccountRules, showRules, showUnitRules } from './autopilot.ts'
import { findSelfOrOutranked } from './find-outranked.ts'

const events = ['PLACEMENT_SETTINGS_UPDATED'] as const

export const autopilot = {
  async getAccountSettings(input) {
    const { db, session, path } = input
    const { id } = await visitAccount(input, path.accountUUID, 'SETTINGS')
    const changes = skipReviewRules
    const { lastChange: lastSkipReviewChange } = await lastSettingsChange(db, session, id, { events, changes })
    return {
      ...(await showAccountRules(db, id)),
      ...(await lastSettingsChange(db, session, id, { events })),
      ...(lastSkipReviewChange && { lastSkipReviewChange }),
    }
  },

  async updateAccountSettings(input) {
    const { db, path, body, journal, requireVersion } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const held = await rulesOfAccount(db, account.id)
    const entity = accountEntity(account)
    await requireVersion({ entity, present: () => showRules(held), given: body.version, events })
    const rules = givenRules(body, held)
    const { isChanged, ...change } = changedFields(held, rules)
    if (isChanged) {
      await writeAccountRules(db, account.id, rules)
      await journal({ accountId: account.id, entity, ...change })
    }
    return showRules(rules)
  },

  async getUnitSettings({ db, session, path }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    return showUnitRules(orgUnit)
  },

  async updateUnitSettings({ db, session, path, body, journal, requireVersion }) {
    const orgUnit = await holdOrgUnit(db, session, path.orgUnitUUID)
    const entity = { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name } as const
    await requireVersion({ entity, present: () => showUnitRules(orgUnit), given: body.version })
    const rules = givenRules(body, orgUnit.placement)
    const overrides = overridesFor(orgUnit.placementOverrides, rules, await rulesOfAccount(db, orgUnit.accountId))
    const placement = await writeOverrides(db, orgUnit, overrides)
    await journal({ entity, before: { ...wholeRules(orgUnit.placement) }, after: { ...placement } })
    return showUnitRules({ placement, placementOverrides: overrides })
  },

  async resetUnitSettings({ db, session, path, query, journal }) {
    const orgUnit = await holdOrgUnit(db, session, path.orgUnitUUID)
    const unknown = query.fields?.split(',').find((name) => !ruleNames.some((rule) => rule === name.trim()))
    if (unknown !== undefined)
      throw invalid('query.fields', `There is no setting ${unknown.trim()}. The settings are: ${ruleNames.join(', ')}.`)
    const overrides = overridesWithout(orgUnit.placementOverrides, query.fields)
    const placement = await writeOverrides(db, orgUnit, overrides)
    const { isChanged: _, ...change } = changedFields(wholeRules(orgUnit.placement), placement)
    if (Object.keys(overrides).length < Object.keys(orgUnit.placementOverrides).length)
      await journal({ entity: { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name }, ...change })
    return showUnitRules({ placement, placementOverrides: overrides })
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
