import type { SettingsPageState } from '@dragoman/sdk/operations/accountSettings'
import { Badge } from '@dragoman/ui/StatusBadge'
import { formatPercent } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { nearlyUsed, shareOfQuota } from './attention.ts'
import styles from './settings.module.css'

/** The state of a page of the settings, in a figure or a word; nothing where neither says anything. */
export function SettingsValue({ state }: { state: SettingsPageState | undefined }) {
  if (!state) return null
  if (state.failing) return <Badge tone="danger">{t('settings.value.failing', { count: state.failing })}</Badge>
  const share = shareOfQuota(state)
  if (share !== undefined && share >= nearlyUsed)
    return (
      <Badge tone={share > 1 ? 'danger' : 'warning'}>
        {t('settings.value.quota', { share: formatPercent(share) })}
      </Badge>
    )
  const value = valueOf(state, share)
  return value === undefined ? null : <span className={styles.value}>{value}</span>
}

function valueOf({ page, count, currency, accountType }: SettingsPageState, share: number | undefined) {
  if (share !== undefined) return t('settings.value.quota', { share: formatPercent(share) })
  if (currency !== undefined) return currency
  if (accountType !== undefined) return enumWord('accountType', accountType)
  if (count === undefined) return undefined
  if (page === 'USAGE') return t('settings.value.words', { count })
  return page === 'HIERARCHY' ? t('settings.value.units', { count }) : t('settings.value.inUse', { count })
}
