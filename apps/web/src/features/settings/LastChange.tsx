import type { SettingsChange } from '@dragoman/sdk/operations/cancellationOptions'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** When settings were changed last, and by whom; nothing where no one has changed them. */
export function LastChange({ change }: { change: SettingsChange | undefined }) {
  if (!change) return null
  const date = formatDate(change.date)
  const { user } = change
  return <span>{user ? t('settings.changedBy', { date, name: user.name }) : t('settings.changedOn', { date })}</span>
}
