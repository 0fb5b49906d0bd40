import type { ClientAmount, ClientSummary } from '@dragoman/sdk/operations/clientSummaries'
import { quoteValue } from '@dragoman/sdk/query-line'
import { charactersOf } from '@dragoman/ui/characters-of'
import { Stat } from '@dragoman/ui/Stat'
import type { CSSProperties, ReactNode } from 'react'
import { formatList, formatNumber, formatPercent } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatRelative } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import styles from './ClientFigures.module.css'

/** Keeps a line's place while it loads. */
const held = '\u00A0'

export interface ClientFiguresProps {
  summary: ClientSummary | undefined
  /** By what the query line of projects finds those of this organization or unit. */
  client: { field: 'client' | 'unit'; name: string }
}

/** The figures of a client, in one line. Skeletons stand in while they load. */
export function ClientFigures({ summary, client: { field, name } }: ClientFiguresProps) {
  const own = `${field}:${quoteValue(name)}`
  const present = summary?.months.at(-1)
  const before = summary?.months.at(-2)
  const ordered = summary && addUp(summary.months.flatMap(({ amounts = [] }) => amounts))
  const seesAmounts = summary === undefined || summary.quoteAmounts !== undefined
  const inProgress = summary && projectCount(summary.inProgress)
  const quotes = summary && (money(summary.quoteAmounts) ?? (summary.quotes === 0 ? '–' : projectCount(summary.quotes)))
  const toInvoice = summary && (money(summary.deliveredAmounts) ?? '–')
  const ofYear = ordered && (money(ordered) ?? '–')
  const characters = { '--characters': charactersOf([inProgress, quotes, toInvoice, ofYear]) } as CSSProperties
  return (
    <div className={styles.figures} style={characters}>
      <Stat
        label={null}
        link={
          <Link to="/projects" search={{ filter: `${own} status:approved` }} variant="plain">
            {t('organizations.figure.inProgress')}
          </Link>
        }
        value={inProgress}
        meta={summary ? <Pressing summary={summary} own={own} /> : held}
      />
      <Stat
        label={t('organizations.figure.quotes')}
        value={quotes}
        meta={
          summary
            ? summary.oldestQuote === undefined
              ? projectCount(summary.quotes)
              : t('organizations.figure.oldest', {
                  projects: projectCount(summary.quotes),
                  time: formatRelative(summary.oldestQuote),
                })
            : held
        }
      />
      <Stat
        label={t('organizations.figure.words')}
        value={present && formatNumber(present.words)}
        meta={before ? t('organizations.figure.wordsBefore', { words: formatNumber(before.words) }) : held}
      />
      {seesAmounts && (
        <Stat
          label={t('organizations.figure.toInvoice')}
          value={toInvoice}
          meta={summary ? projectCount(summary.delivered) : held}
        />
      )}
      {seesAmounts && (
        <Stat
          label={t('organizations.figure.ordered')}
          value={ofYear}
          meta={summary ? projectCount(summary.months.reduce((all, { projects }) => all + projects, 0)) : held}
        />
      )}
      <Stat
        label={t('organizations.figure.onTime')}
        value={summary && (summary.measured === 0 ? '–' : formatPercent(summary.onTime / summary.measured))}
        meta={
          summary
            ? t('organizations.figure.ofProjects', {
                count: formatNumber(summary.onTime),
                total: projectCount(summary.measured),
              })
            : held
        }
      />
    </div>
  )
}

function Pressing({ summary: { overdue, dueSoon }, own }: { summary: ClientSummary; own: string }): ReactNode {
  if (overdue === 0 && dueSoon === 0) return t('organizations.figure.onSchedule')
  return (
    <>
      {overdue > 0 && (
        <span className={styles.late}>
          <Link to="/projects" search={{ filter: `${own} is:late` }} variant="plain">
            {t('organizations.figure.overdue', { count: overdue })}
          </Link>
        </span>
      )}
      {dueSoon > 0 && <span>{t('organizations.figure.dueSoon', { count: dueSoon })}</span>}
    </>
  )
}

const projectCount = (count: number) => t('organizations.figure.projects', { count })

/** Amounts in words, the largest first; undefined without any, and for those who see none. */
const money = (amounts: readonly ClientAmount[] | undefined): string | undefined =>
  amounts && amounts.length > 0
    ? formatList(amounts.map(({ amount, currency }) => formatMoney(amount, currency)))
    : undefined

function addUp(amounts: readonly ClientAmount[]): ClientAmount[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount })).sort((a, b) => b.amount - a.amount)
}
