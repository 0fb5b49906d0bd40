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

/** The look of a series in the legend. */
export function ChartSwatch({ at, kind }: { at: number; kind: 'bar' | 'line' | undefined }) {
  return <span className={styles.swatch} data-series={at} data-kind={kind ?? 'bar'} aria-hidden />
}
