import type { ChartCategory, ChartSeries } from './chart-props.ts'
import { csvOf } from './csv.ts'

/** The numbers of a chart as CSV: a row for each category. */
export function chartCsv(
  categoryLabel: string,
  categories: readonly ChartCategory[],
  series: readonly ChartSeries[],
): string {
  const rows = [
    [categoryLabel, ...series.map(({ label }) => label)],
    ...categories.map(({ label }, at) => [label, ...series.map(({ values }) => values[at] ?? '')]),
  ]
  return csvOf(rows)
}
