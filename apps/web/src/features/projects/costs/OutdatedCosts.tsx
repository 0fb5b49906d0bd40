import { useMissing } from '@dragoman/hooks/permissions'
import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { formatTimestamp } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './costs.module.css'

export interface OutdatedCostsProps {
  summary: CostsSummary
  /** Whether the project's status keeps its costs as they are. */
  isSettled: boolean
  onRecalculate: () => void
}

/** Costs of files or rates that say something else by now, and the way to calculate them with those. */
export function OutdatedCosts({ summary: { changedRates, outdatedAt }, isSettled, onRecalculate }: OutdatedCostsProps) {
  const missing = useMissing(requirements['costs.recalculate'])
  const canRecalculate = missing.length === 0 && !isSettled
  return (
    <InlineAlert
      tone="warning"
      title={
        outdatedAt === undefined ? t('costs.outdated') : t('costs.outdated.work', { at: formatTimestamp(outdatedAt) })
      }
      action={
        canRecalculate && (
          <Button size="small" icon="refresh" onPress={onRecalculate}>
            {t('costs.recalculate')}
          </Button>
        )
      }
    >
      {changedRates.length > 0 && (
        <ul className={styles.rates}>
          {changedRates.map(({ source, uuid, name, usedVersion, presentVersion }) => (
            <li key={uuid}>
              {t('costs.outdated.rates', { kind: source, name, used: usedVersion, present: presentVersion })}
            </li>
          ))}
        </ul>
      )}
      {!isSettled && (
        <p>
          {canRecalculate ? t('costs.outdated.text') : t('costs.outdated.ask', { permissions: missing.join(', ') })}
        </p>
      )}
    </InlineAlert>
  )
}
