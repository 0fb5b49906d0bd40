import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import type { SettingsChange } from '@dragoman/sdk/operations/cancellationOptions'
import { Icon } from '@dragoman/ui/Icon'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { formatDate, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { overlay } from '../../lazy.tsx'
import { activePath } from '../../ground/navigation.ts'
import { settingsPages } from './settings-pages.ts'
import styles from './settings.module.css'
import { useSettingsOverview } from './settings-overview-query.ts'

/** The changes of a page in the activity of the account. */
const settingsFilter = (code: SettingsPageCode) => `settings:${code.toLowerCase().replaceAll('_', '-')}`

const UndoSettings = overlay(() => import('../../activity/UndoSettings.tsx'), 'UndoSettings')

interface WhoChangesProps {
  lastChange: SettingsChange | undefined
  /** Told that the last change was undone, and that the data of the page is what it was before. */
  onUndone?: () => void
}

/**
 * Names the people who may change the settings of the present page, and the last change; nothing for pages that only
 * report. Where the page does not know of its last change, the overview of the settings does; that can be undone there.
 * It leads to all changes of the page.
 */
export function WhoChanges({ lastChange, onUndone }: WhoChangesProps) {
  const current = useLocation({ select: ({ pathname }) => pathname })
  const active = activePath(
    settingsPages.map(({ to }) => to as string),
    current,
  )
  const page = settingsPages.find(({ to }) => to === active)
  const { data, fetchLatest } = useSettingsOverview()
  if (!page?.changedBy) return null
  const state = data?.find((each) => each.page === page.code)
  const change = lastChange ?? state?.lastChange
  const date = change && formatDate(change.date)
  return (
    <span className={styles.who}>
      <span className={styles.may}>
        <Icon name="lock" />
        {t(`settings.mayChange.${page.changedBy}`)}
      </span>
      {page.code && (
        <span className={styles.lately}>
          {date ? (
            <Link to="/settings/account-settings/activity" search={{ filter: settingsFilter(page.code) }}>
              {change.user
                ? t('settings.changedBy', { date, name: isolated(change.user.name) })
                : t('settings.changedOn', { date })}
            </Link>
          ) : (
            data && t('settings.notChanged')
          )}
          {state?.undo && (
            <Suspense>
              <UndoSettings
                // Someone may have changed more a moment ago, and this page may not have heard of it.
                entry={async () => (await fetchLatest())?.find((each) => each.page === page.code)?.undo}
                label={t('settings.undo')}
                isText
                onUndone={onUndone}
              />
            </Suspense>
          )}
        </span>
      )}
    </span>
  )
}
