import type { ReactNode } from 'react'
import styles from './Chart.module.css'

/** Strokes of the pattern tiles, 6 × 6, in the order of the series. The first series is solid. */
const strokes: readonly ReactNode[] = [
  null,
  <path key="up" d="M-1 1l2-2M-1 7l8-8M5 7l2-2" />,
  <path key="dots" d="M1.5 1.5h.01M4.5 4.5h.01" strokeLinecap="round" strokeWidth={2} />,
  <path key="across" d="M0 3h6" />,
  <path key="down" d="M-1 5l2 2M-1-1l8 8M5-1l2 2" />,
  <path key="grid" d="M0 3h6M3 0v6" />,
]

/** How a series is told from the others without its color. `id` is unique on the page. */
export function ChartPattern({ id, at }: { id: string; at: number }) {
  return (
    <pattern id={id} className={styles.pattern} data-series={at} width={6} height={6} patternUnits="userSpaceOnUse">
      {strokes[at] ? (
        <>
          <rect className={styles.ground} width={6} height={6} />
          {strokes[at]}
        </>
      ) : (
        <rect className={styles.solid} width={6} height={6} />
      )}
    </pattern>
  )
}

/** The shapes of the marks of lines, about a middle of 0: with a shape of its own each line is known without its color. */
const shapes: readonly ReactNode[] = [
  <circle key="circle" r={3} />,
  <rect key="square" x={-3} y={-3} width={6} height={6} />,
  <path key="triangle" d="M0-4L4 3H-4Z" />,
  <path key="diamond" d="M0-4L4 0L0 4L-4 0Z" />,
  <path key="down" d="M0 4L4-3H-4Z" />,
  <path key="hexagon" d="M-3-2L0-4L3-2V2L0 4L-3 2Z" />,
]

/** A point of a line. `rank` is its place among the lines of the chart. */
export function ChartMark({ rank, x, y }: { rank: number; x: number; y: number }) {
  return (
    <g className={styles.mark} transform={`translate(${x} ${y})`}>
      {shapes[rank] ?? shapes[0]}
    </g>
  )
}

/** The look of a series in the legend; with the mark of its line where there are several. */
export function ChartSwatch({ at, kind, rank }: { at: number; kind: 'bar' | 'line' | undefined; rank?: number }) {
  if (rank === undefined)
    return <span className={styles.swatch} data-series={at} data-kind={kind ?? 'bar'} aria-hidden />
  return (
    <svg className={styles.lineSwatch} data-series={at} width={18} height={10} aria-hidden>
      <path d="M0 5H18" />
      <ChartMark rank={rank} x={9} y={5} />
    </svg>
  )
}

/** The place of a line among the lines of a chart; undefined for bars, and for a line that is alone. */
export function rankOf(series: readonly { kind?: 'bar' | 'line' }[], at: number): number | undefined {
  if (series[at]?.kind !== 'line' || series.filter(({ kind }) => kind === 'line').length < 2) return undefined
  return series.slice(0, at).filter(({ kind }) => kind === 'line').length
}
