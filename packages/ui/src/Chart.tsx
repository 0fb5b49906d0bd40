import { lazy, Suspense, useState, type ReactNode } from 'react'
import { chartCsv } from './chart-csv.ts'
import styles from './Chart.module.css'
import { ChartSwatch } from './ChartPattern.tsx'
import { IconButton } from './IconButton.tsx'
import { useWord } from './WordsProvider.tsx'

export interface ChartCategory {
  id: string
  /** In full, for tooltips and the table, such as "Thursday, November 26". */
  label: string
  /** Below the axis, where room is short. Default: the label. */
  shortLabel?: string
  /** The present day or month: its name is set in bold. */
  isCurrent?: boolean
}

export interface ChartSeries {
  id: string
  label: string
  /** One value for each category, in its order; null where there is none. None is below 0. */
  values: readonly (number | null)[]
  /** Bars of one category stand on each other. Default `bar`. */
  kind?: 'bar' | 'line'
}

export interface ChartProps {
  /** What the chart shows: the accessible name of the drawing and of its table. */
  label: string
  /** What the categories are, such as "Day": head of the table's first column. */
  categoryLabel: string
  /** In the order of time or rank, from the inline start. */
  categories: readonly ChartCategory[]
  /** Up to six; the first is solid, each of the others has a pattern of its own. */
  series: readonly ChartSeries[]
  /** What the chart says, in one sentence. */
  summary?: ReactNode
  /** A level to compare with, such as the capacity of a day. */
  limit?: { value: number; label: string }
  /** Height of the drawing in pixels. */
  height?: 300 | 225
  /** A value in full, with its unit. */
  formatValue: (value: number) => string
  /** A value on the axis, as short as possible. Default: `formatValue`. */
  formatTick?: (value: number) => string
  /** Name of the downloaded file, without `.csv`. */
  fileName: string
  /** Stands in the frame while no value is above 0. */
  empty: ReactNode
  /** The values are on their way: the frame keeps its size. */
  isLoading?: boolean
}

const ChartDrawing = lazy(() => import('./ChartDrawing.tsx').then((module) => ({ default: module.ChartDrawing })))

/** Bars and lines over a few categories. The same numbers are a table, and a file for spreadsheets. */
export function Chart({ summary, height = 225, isLoading, empty, ...props }: ChartProps) {
  const { categories, series, fileName, categoryLabel } = props
  const [isTable, setTable] = useState(false)
  const words = { table: useWord('showTable'), chart: useWord('showChart'), download: useWord('downloadCsv') }
  const hasValues = series.some(({ values }) => values.some((value) => value !== null && value > 0))
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <div className={styles.words}>
          {summary && <p className={styles.summary}>{summary}</p>}
          {!isLoading && series.length > 1 && (
            <ul className={styles.legend}>
              {series.map(({ id, label, kind }, at) => (
                <li key={id} className={styles.entry}>
                  <ChartSwatch at={at} kind={kind} />
                  {label}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.actions}>
          <IconButton
            icon="columns"
            size="small"
            label={isTable ? words.chart : words.table}
            isActive={isTable}
            isDisabled={isLoading || !hasValues}
            onPress={() => setTable(!isTable)}
          />
          <IconButton
            icon="download"
            size="small"
            label={words.download}
            isDisabled={isLoading || !hasValues}
            onPress={() => save(`${fileName}.csv`, chartCsv(categoryLabel, categories, series))}
          />
        </div>
      </div>
      <div className={styles.frame} style={{ blockSize: height }} aria-busy={isLoading || undefined}>
        {isLoading ? null : !hasValues ? (
          <div className={styles.empty}>{empty}</div>
        ) : isTable ? (
          <ChartTable {...props} />
        ) : (
          <Suspense>
            <ChartDrawing {...props} height={height} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function ChartTable({ label, categoryLabel, categories, series, formatValue }: Omit<ChartProps, 'empty'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, row) => (
            <tr key={category.id}>
              <th scope="row">{category.label}</th>
              {series.map(({ id, values }) => {
                const value = values[row]
                return <td key={id}>{value === null || value === undefined ? '–' : formatValue(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function save(name: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
