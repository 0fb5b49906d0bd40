import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from './class-names.ts'
import styles from './ProgressBar.module.css'
import type { Tone } from './status-tone.ts'

export interface ProgressBarProps {
  label: string
  isLabelHidden?: boolean
  /** 0 to 100; undefined while it cannot be known. */
  value?: number
  /** The value in words, such as "12 of 40 files". Default: the percentage in the form of the locale. */
  valueLabel?: string
  tone?: Tone | 'accent'
}

/** How far a job has come. */
export function ProgressBar({ label, isLabelHidden, value, valueLabel, tone = 'accent' }: ProgressBarProps) {
  const { locale } = useLocale()
  const share = value === undefined ? undefined : Math.min(Math.max(value, 0), 100) / 100
  const words =
    share === undefined
      ? undefined
      : (valueLabel ?? share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 }))
  return (
    <div
      role="progressbar"
      className={styles.progress}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={words}
    >
      {!isLabelHidden && (
        <span className={styles.words} aria-hidden>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{words}</span>
        </span>
      )}
      <span className={styles.track}>
        <span
          className={classNames(styles.fill, share === undefined && styles.unknown)}
          data-tone={tone}
          style={{ inlineSize: share === undefined ? undefined : `${share * 100}%` }}
        />
      </span>
    </div>
  )
}

export interface SegmentedBarProps {
  /** The state of the bar, as a sentence with its numbers: it is read instead of the drawing. */
  label: string
  /** Parts in order; their values are shares of `total`. */
  segments: { id: string; label: string; value: number; tone: Tone | 'accent' }[]
  /** Default: the sum of the values. */
  total?: number
  /** Names and numbers below the bar. */
  legend?: (segment: SegmentedBarProps['segments'][number]) => string
}

/** How much of a whole is in which state, such as the steps of a work unit. */
export function SegmentedBar({ label, segments, total, legend }: SegmentedBarProps) {
  const whole = total ?? segments.reduce((sum, { value }) => sum + value, 0)
  return (
    <div className={styles.progress}>
      <div role="img" aria-label={label} title={legend ? undefined : label} className={styles.track}>
        {segments
          .filter(({ value }) => value > 0)
          .map(({ id, value, tone }) => (
            <span
              key={id}
              className={styles.fill}
              data-tone={tone}
              style={{ inlineSize: `${(100 * value) / whole}%` }}
            />
          ))}
      </div>
      {legend && (
        <ul className={styles.legend} aria-hidden>
          {segments.map((segment) => (
            <li key={segment.id} className={styles.entry}>
              <span className={styles.swatch} data-tone={segment.tone} />
              {legend(segment)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
