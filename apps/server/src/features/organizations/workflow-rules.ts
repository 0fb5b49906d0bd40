import type { OrgUnitWorkflowRule } from '@dragoman/sdk/operations/orgUnits'
import { formats } from '../../engines/formats/formats.ts'
import type { OrganizationRow, OrgUnitRow } from '../../identity/org-units.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { templatesOf } from '../workflows/templates.ts'
import { orgUnitRef } from './org-units.ts'

/**
 * The steps that files start with in an organizational unit: first its own templates, then its default steps for the
 * file types that no template has, then the templates of the account. One without file types is only offered.
 */
export async function workflowRules(
  db: Database,
  orgUnit: OrgUnitRow,
  organization: OrganizationRow,
): Promise<OrgUnitWorkflowRule[]> {
  const templates = await templatesOf(db, orgUnit)
  const taken = new Set<string>()
  const rules = templates.map(({ name, orgUnitId, steps, extensions }) => {
    const own = extensions.filter((extension) => !taken.has(extension))
    for (const extension of own) taken.add(extension)
    return { isOfUnit: orgUnitId !== null, name, steps, extensions: own }
  })
  const others = formats.flatMap((format) => format.extensions).filter((extension) => !taken.has(extension))
  const usual = { isOfUnit: true, name: orgUnit.name, steps: orgUnit.workflows, extensions: [...new Set(others)] }
  const client = orgUnitRef(orgUnit, organization)
  return [...rules.filter(({ isOfUnit }) => isOfUnit), usual, ...rules.filter(({ isOfUnit }) => !isOfUnit)].map(
    ({ isOfUnit, name, steps, extensions }) => ({
      name,
      active: true,
      client: isOfUnit ? client : null,
      workflows: Object.fromEntries(
        steps.map((code) => [code, extensions.map((extension) => extension.toUpperCase())]),
      ),
    }),
  )
}
