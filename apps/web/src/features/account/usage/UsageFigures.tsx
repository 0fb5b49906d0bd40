import type { AccountMetrics, AccountUsageMonth } from '@dragoman/sdk/operations/accountMetrics'
import { Stat } from '@dragoman/ui/Stat'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { forecast } from './forecast.ts'
import styles from './usage.module.css'

export interface UsageProps {
  /** Undefined while they load. */
  metrics: AccountMetrics | undefined
  /** When they were read, epoch ms. */
  now: number
}

/** Keeps a line's place while it loads. */
const held = '\u00A0'

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const sumOf = ({ human, memory, machine }: AccountUsageMonth) => human + memory + machine
const shareOf = (part: 'memory' | 'machine', month: AccountUsageMonth | undefined) =>
  month && sumOf(month) > 0 ? month[part] / sumOf(month) : undefined

/** Usage in one line of figures. Skeletons stand in while they load. */
export function UsageFigures({ metrics, now }: UsageProps) {
  const present = metrics?.months.at(-1)
  const found = metrics && forecast(metrics, now)
  const memory = shareOf('memory', present)
  const machine = shareOf('machine', present)
  return (
    <div className={styles.figures}>
      <Stat
        label={t('usage.words')}
        value={metrics && formatNumber(metrics.words)}
        meta={metrics && found ? quotaText(metrics, found.daysLeft) : held}
      />
      <Stat
        label={t('usage.pace')}
        value={found && formatNumber(found.expected)}
        meta={metrics && found ? <Pace metrics={metrics} {...found} /> : held}
      />
      <Stat
        label={t('usage.memory')}
        value={present && (memory === undefined ? '–' : formatPercent(memory))}
        meta={present ? t('usage.wordCount', { count: present.memory }) : held}
      />
      <Stat
        label={t('usage.machine')}
        value={present && (machine === undefined ? '–' : formatPercent(machine))}
        meta={present ? t('usage.wordCount', { count: present.machine }) : held}
      />
      <Stat
        label={t('usage.plan')}
        value={metrics && enumWord('accountType', metrics.accountType)}
        meta={metrics ? t('usage.renews', { date: formatCalendarDay(isoDay(metrics.renewalDate), 'day') }) : held}
      />
    </div>
  )
}

function quotaText({ currentLimit }: AccountMetrics, daysLeft: number): string {
  const days = t('usage.daysLeft', { count: daysLeft })
  return currentLimit === undefined ? days : t('usage.of', { quota: formatNumber(currentLimit), days })
}

function Pace({ metrics, reachedOn }: { metrics: AccountMetrics } & Pick<ReturnType<typeof forecast>, 'reachedOn'>) {
  const { currentLimit, words } = metrics
  if (currentLimit === undefined) return t('usage.noQuota')
  if (words >= currentLimit) return <span className={styles.over}>{t('usage.reached')}</span>
  if (reachedOn === undefined) return t('usage.within')
  return <span className={styles.near}>{t('usage.reachedOn', { date: formatCalendarDay(reachedOn, 'day') })}</span>
}
