import type { ReactNode } from 'react'

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
  /**
   * A value of this series, where it is of another kind than the others, such as a percentage. A line then has a scale of
   * its own in the upper part of the drawing, its values are written on it, and they may be below 0.
   */
  formatValue?: (value: number) => string
}

export interface ChartProps {
  /** The title of the chart: the accessible name of the drawing and of its table. */
  label: string
  /** The name of the categories, such as "Day": head of the table's first column. */
  categoryLabel: string
  /** In the order of time or rank, from the inline start. */
  categories: readonly ChartCategory[]
  /** Up to six; the first is solid, each of the others has a pattern of its own. */
  series: readonly ChartSeries[]
  /** The message of the chart, in one sentence. */
  summary?: ReactNode
  /** A level to compare with, such as the capacity of a day. */
  limit?: { value: number; label: string }
  /** Where the axis begins and ends, for lines alone whose values are close together, such as scores. Default: from 0. */
  range?: { from: number; to: number }
  /** Lines go on, dashed, over categories without a value. Default: there is a gap. */
  isJoined?: boolean
  /** Opens what is behind a category, on a press on its column or on its name in the table. */
  onOpen?: (id: string) => void
  /** Height of the drawing in pixels. */
  height?: 300 | 225
  /** A value in full, with its unit. */
  formatValue: (value: number) => string
  /** A value on the axis, as short as possible. Default: `formatValue`. */
  formatTick?: (value: number) => string
  /** Name of the downloaded file, without `.csv`. */
  fileName: string
  /** Stands in the frame while no value is above 0; with a range, while there is none. */
  empty: ReactNode
  /** The values are on their way: the frame keeps its size. */
  isLoading?: boolean
}
