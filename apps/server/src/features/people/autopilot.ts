import type { AccountPlacementSettings, PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { OrgUnitRow } from '../../identity/org-units.ts'
import type { PlacementRules } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { versionOf } from '../../kernel/version.ts'
import {
  ruleNames,
  rulesOfAccount,
  unitsWithOwnRules,
  wholeRules,
  type WholeRules,
} from '../account/settings/placement-rules.ts'

/** The rules as the wire shows them. */
export const showRules = (rules: PlacementRules): PlacementSettings => {
  const whole = wholeRules(rules)
  return { ...whole, version: versionOf(ruleNames.map((name) => whole[name])) }
}

/** The rules of an organizational unit, with what it sets itself. */
export const showUnitRules = ({
  placement,
  placementOverrides,
}: Pick<OrgUnitRow, 'placement' | 'placementOverrides'>): PlacementSettings => ({
  ...showRules(placement),
  ownFields: ruleNames.filter((name) => placementOverrides[name] !== undefined),
})

/** The rules that a request names; what it leaves out is as in `present`. */
export const givenRules = (body: PlacementSettings, present: PlacementRules): WholeRules => {
  const { version: _version, ownFields: _own, ...rules } = body
  return wholeRules({ ...present, ...rules })
}

/**
 * The overrides of an organizational unit that gets certain rules: those it had before, and those that differ from the
 * account.
 */
export function overridesFor(
  held: Partial<PlacementRules>,
  wanted: WholeRules,
  ofAccount: WholeRules,
): Partial<PlacementRules> {
  const own = ruleNames.filter((name) => held[name] !== undefined || wanted[name] !== ofAccount[name])
  return Object.fromEntries(own.map((name) => [name, wanted[name]]))
}

/** The overrides that are left when some are reset; without names, all are reset. */
export function overridesWithout(held: Partial<PlacementRules>, fields: string | undefined): Partial<PlacementRules> {
  const reset = new Set(fields?.split(',').map((name) => name.trim()))
  const kept = fields === undefined ? [] : Object.entries(held).filter(([name]) => !reset.has(name))
  return Object.fromEntries(kept)
}

/** The rules of an account, and the organizational units that have some of their own. */
export async function showAccountRules(db: Database, accountId: string): Promise<AccountPlacementSettings> {
  const units = await unitsWithOwnRules(db, accountId)
  return {
    settings: showRules(await rulesOfAccount(db, accountId)),
    units: units.map((unit) => ({ uuid: unit.id, name: unit.name, settings: showUnitRules(unit) })),
  }
}
