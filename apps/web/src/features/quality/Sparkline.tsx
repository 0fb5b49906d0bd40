import styles from './figures.module.css'

const size = { width: 70, height: 20, room: 3 }

/** The course of a score in small, beside its number, with the pass mark as a dotted line. It says nothing of its own. */
export function Sparkline({ values, limit }: { values: readonly (number | null)[]; limit: number }) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const lowest = Math.min(limit, ...known)
  const span = Math.max(limit, ...known) - lowest || 1
  const x = (at: number) => size.room + (at / (values.length - 1)) * (size.width - 2 * size.room)
  const y = (value: number) => size.height - size.room - ((value - lowest) / span) * (size.height - 2 * size.room)
  const places = values.flatMap((value, at) => (value === null ? [] : [[x(at), y(value)] as const]))
  const last = places.at(-1)!
  return (
    <svg className={styles.spark} width={size.width} height={size.height} aria-hidden>
      <path className={styles.sparkLimit} d={`M0 ${y(limit)}H${size.width}`} />
      <path d={`M${places.map((place) => place.join(' ')).join('L')}`} />
      <circle cx={last[0]} cy={last[1]} r={2} />
    </svg>
  )
}
