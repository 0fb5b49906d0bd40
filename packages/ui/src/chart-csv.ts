import type { ChartCategory, ChartSeries } from './Chart.tsx'

/** Quoted where needed. A spreadsheet must not take a name for a formula. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The numbers of a chart as CSV (RFC 4180): a row for each category, numbers as they are, a mark of UTF-8 for spreadsheets. */
export function chartCsv(
  categoryLabel: string,
  categories: readonly ChartCategory[],
  series: readonly ChartSeries[],
): string {
  const rows = [
    [categoryLabel, ...series.map(({ label }) => label)],
    ...categories.map(({ label }, at) => [label, ...series.map(({ values }) => values[at] ?? '')]),
  ]
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`
}
