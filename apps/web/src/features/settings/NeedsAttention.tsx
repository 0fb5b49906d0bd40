import type { SettingsPageState } from '@dragoman/sdk/operations/accountSettings'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { needsAttention } from './attention.ts'
import type { SettingsPage } from './settings-pages.ts'
import styles from './settings.module.css'
import { SettingsValue } from './SettingsValue.tsx'

export interface NeedsAttentionProps {
  states: readonly SettingsPageState[] | undefined
  pages: readonly SettingsPage[]
  /** Says so, too, while all works. */
  isAlways?: boolean
}

/** Pages of the settings where something does not work or soon will not. */
export function NeedsAttention({ states, pages, isAlways = false }: NeedsAttentionProps) {
  const waiting = pages.flatMap((page) => {
    const state = states?.find(({ page: code }) => code === page.code)
    return state && needsAttention(state) ? [{ page, state }] : []
  })
  if (waiting.length === 0 && !isAlways) return null
  return (
    <Card title={t('settings.attention')} isFlush>
      {!states && (
        <div className={styles.waiting} aria-busy>
          <Skeleton lines={2} />
        </div>
      )}
      {states && waiting.length === 0 && <p className={styles.quiet}>{t('settings.attention.none')}</p>}
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
