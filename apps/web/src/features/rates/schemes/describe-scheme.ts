import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatPercent } from '../../../i18n/format.ts'
import type { Described } from '../rate-changes.ts'
import { bandTitle } from './band-title.ts'

/** Describes a scheme in the journal: its name, and the share of each band, once where all steps have the same. */
export function describeScheme(fields: Record<string, unknown>): Described {
  const { name, isDefault, netRateWorkflows = [] } = fields as Partial<NetRateSettings>
  const described = new Map<string, string>()
  if (name !== undefined) described.set(t('rates.name'), name)
  if (isDefault !== undefined) described.set(t('rates.default'), isDefault ? t('shell.yes') : t('shell.no'))
  const shares = new Map<string, Map<string, string>>()
  const put = (band: string, workflow: string, share: number) =>
    shares.set(band, (shares.get(band) ?? new Map()).set(workflow, formatPercent(share, 4)))
  for (const { workflow, netRateWorkflowItems } of netRateWorkflows) {
    for (const { type, range, tmFactor, mtFactor, ntFactor } of netRateWorkflowItems) {
      const title = bandTitle(type, range)
      put(title, workflow, tmFactor)
      if (type === 'EXACT' || type === 'FUZZY') put(t('rates.machineBand', { band: title }), workflow, mtFactor)
      if (type === 'EXACT') put(t('rates.untranslated'), workflow, ntFactor)
    }
  }
  for (const [band, ofSteps] of shares) {
    const values = new Set(ofSteps.values())
    if (values.size === 1) described.set(band, [...values][0]!)
    else for (const [workflow, share] of ofSteps) described.set(`${band} · ${enumWord('workflow', workflow)}`, share)
  }
  return described
}
