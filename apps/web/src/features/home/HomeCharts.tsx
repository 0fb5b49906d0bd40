import type { HomeDay, HomeFinance, HomeMonth, HomeWeek } from '@dragoman/sdk/operations/home'
import { Card } from '@dragoman/ui/Card'
import { Chart } from '@dragoman/ui/Chart'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { formatCompact, formatMoney } from '../../i18n/format-amounts.ts'
import { formatCalendarDay } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'

const inWords = { formatValue: formatNumber, formatTick: formatCompact }
const none: readonly never[] = []
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

interface InZone {
  /** IANA name of the time zone that the days are of. */
  timezone: string | undefined
}

/** Words due on the next days, in two parts. */
export function DueChart({
  days = none,
  first,
  second,
  timezone,
  capacity,
}: {
  days: readonly HomeDay[] | undefined
  first: string
  second: string
  /** Words that can be done in a day. */
  capacity?: number
} & InZone) {
  const busiest = days.toSorted((one, other) => other.first + other.second - one.first - one.second)[0]
  const title = t('home.wordsDue')
  return (
    <Card title={title}>
      <Chart
        label={title}
        isLoading={timezone === undefined}
        summary={
          busiest &&
          zoned(
            t('home.wordsDue.most', {
              day: formatCalendarDay(busiest.day, 'weekdayAndDay'),
              words: formatNumber(busiest.first + busiest.second),
            }),
            timezone,
          )
        }
        categoryLabel={t('home.day')}
        categories={days.map(({ day }, at) => ({
          id: day,
          label: formatCalendarDay(day, 'full'),
          shortLabel: formatCalendarDay(day, at === 0 ? 'day' : 'weekday'),
          isCurrent: at === 0,
        }))}
        series={[
          { id: 'first', label: first, values: days.map((row) => row.first) },
          { id: 'second', label: second, values: days.map((row) => row.second) },
        ]}
        limit={
          capacity === undefined
            ? undefined
            : { value: capacity, label: t('home.capacity.line', { count: formatNumber(capacity) }) }
        }
        {...inWords}
        fileName="words-due"
        empty={t('home.wordsDue.empty')}
      />
    </Card>
  )
}

/** Words delivered in the last weeks, and how many of them in time. */
export function DeliveredChart({ weeks = none, timezone }: { weeks: readonly HomeWeek[] | undefined } & InZone) {
  const onTime = sum(weeks.map((week) => week.onTime))
  const all = onTime + sum(weeks.map(({ late }) => late))
  const title = t('home.wordsDelivered')
  return (
    <Card title={title}>
      <Chart
        label={title}
        isLoading={timezone === undefined}
        summary={all > 0 && zoned(t('home.wordsDelivered.onTime', { share: formatPercent(onTime / all) }), timezone)}
        categoryLabel={t('home.week')}
        categories={weeks.map(({ week }, at) => ({
          id: week,
          label: t('home.weekOf', { day: formatCalendarDay(week, 'day') }),
          shortLabel: formatCalendarDay(week, 'day'),
          isCurrent: at === weeks.length - 1,
        }))}
        series={[
          { id: 'onTime', label: t('home.onTime'), values: weeks.map((week) => week.onTime) },
          { id: 'late', label: t('home.overdue'), values: weeks.map(({ late }) => late) },
        ]}
        {...inWords}
        fileName="words-delivered"
        empty={t('home.wordsDelivered.empty')}
      />
    </Card>
  )
}

/** A sum of each month: words, or pay in one currency. */
export function MonthChart({
  title,
  months = none,
  currency,
  series,
  timezone,
  empty,
  fileName,
}: {
  title: string
  months: readonly HomeMonth[] | undefined
  /** Of money; undefined for words. */
  currency?: string | undefined
  series: string
  empty: string
  fileName: string
} & InZone) {
  const last = months.at(-1)
  const show = (value: number) => (currency ? formatMoney(value, currency) : formatNumber(value))
  return (
    <Card title={title}>
      <Chart
        label={title}
        isLoading={timezone === undefined}
        summary={
          last && t('home.inMonth', { month: formatCalendarDay(last.month, 'fullMonth'), value: show(last.value) })
        }
        categoryLabel={t('home.month')}
        categories={monthCategories(months)}
        series={[{ id: 'value', label: series, values: months.map(({ value }) => value) }]}
        formatValue={show}
        formatTick={formatCompact}
        fileName={fileName}
        empty={empty}
      />
    </Card>
  )
}

/** The amounts charged to clients and paid to linguists in each month. */
export function MoneyChart({ finance, timezone }: { finance: HomeFinance | undefined } & InZone) {
  const { months = none, currency = 'USD' } = finance ?? {}
  const title = t('home.money')
  return (
    <Card title={title}>
      <Chart
        label={title}
        isLoading={timezone === undefined}
        summary={finance?.currency && t('home.money.currency', { currency })}
        categoryLabel={t('home.month')}
        categories={monthCategories(months)}
        series={[
          { id: 'charged', label: t('home.charged'), values: months.map(({ value }) => value) },
          { id: 'paid', label: t('home.paid'), values: months.map(({ cost = 0 }) => cost), kind: 'line' },
        ]}
        formatValue={(value) => formatMoney(value, currency)}
        formatTick={formatCompact}
        fileName="charged-and-paid"
        empty={t('home.money.empty')}
      />
    </Card>
  )
}

const monthCategories = (months: readonly HomeMonth[]) =>
  months.map(({ month }, at) => ({
    id: month,
    label: formatCalendarDay(month, 'fullMonth'),
    shortLabel: formatCalendarDay(month, 'month'),
    isCurrent: at === months.length - 1,
  }))

const zoned = (text: string, timezone: string | undefined) =>
  timezone ? t('home.inZone', { text, timezone: timezone.replaceAll('_', ' ') }) : text
