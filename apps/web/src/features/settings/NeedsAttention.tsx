import type { SettingsPageState } from '@dragoman/sdk/operations/accountSettings'
import { Card } from '@dragoman/ui/Card'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { needsAttention } from './attention.ts'
import type { SettingsPage } from './settings-pages.ts'
import styles from './settings.module.css'
import { SettingsValue } from './SettingsValue.tsx'

export interface NeedsAttentionProps {
  states: readonly SettingsPageState[] | undefined
  pages: readonly SettingsPage[]
}

/** Pages of the settings where something does not work or soon will not; nothing while all does. */
export function NeedsAttention({ states, pages }: NeedsAttentionProps) {
  const waiting = pages.flatMap((page) => {
    const state = states?.find(({ page: code }) => code === page.code)
    return state && needsAttention(state) ? [{ page, state }] : []
  })
  if (waiting.length === 0) return null
  return (
    <Card title={t('settings.attention')} isFlush>
      <ul className={styles.list} aria-label={t('settings.attention')}>
        {waiting.map(({ page: { to, title }, state }) => (
          <li key={to} className={styles.item}>
            <Link to={to}>{t(title)}</Link>
            <SettingsValue state={state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
