import { lazy, Suspense, useState } from 'react'
import { chartCsv } from './chart-csv.ts'
import type { ChartProps } from './chart-props.ts'
import styles from './Chart.module.css'
import { ChartSwatch, rankOf } from './ChartPattern.tsx'
import { IconButton } from './IconButton.tsx'
import { TextButton } from './TextButton.tsx'
import { useWord } from './WordsProvider.tsx'

export type { ChartCategory, ChartProps, ChartSeries } from './chart-props.ts'

const ChartDrawing = lazy(() => import('./ChartDrawing.tsx').then((module) => ({ default: module.ChartDrawing })))

/** Bars and lines over a few categories. The same numbers are a table, and a file for spreadsheets. */
export function Chart({ summary, height = 225, isLoading, empty, ...props }: ChartProps) {
  const { categories, series, fileName, categoryLabel } = props
  const [isTable, setTable] = useState(false)
  const words = { table: useWord('showTable'), chart: useWord('showChart'), download: useWord('downloadCsv') }
  const least = props.range ? -1 : 0
  const hasValues = series.some(({ values }) => values.some((value) => value !== null && value > least))
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <div className={styles.words}>
          {summary && <p className={styles.summary}>{summary}</p>}
          {!isLoading && series.length > 1 && (
            <ul className={styles.legend}>
              {series.map(({ id, label, kind }, at) => (
                <li key={id} className={styles.entry}>
                  <ChartSwatch at={at} kind={kind} rank={rankOf(series, at)} />
                  {label}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.actions} data-part="chart-actions">
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

function ChartTable({ label, categoryLabel, categories, series, formatValue, onOpen }: Omit<ChartProps, 'empty'>) {
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
              <th scope="row">
                {onOpen ? (
                  <TextButton onPress={() => onOpen(category.id)}>{category.label}</TextButton>
                ) : (
                  category.label
                )}
              </th>
              {series.map(({ id, values, formatValue: format = formatValue }) => {
                const value = values[row]
                return <td key={id}>{value === null || value === undefined ? '–' : format(value)}</td>
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
