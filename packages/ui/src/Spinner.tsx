import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** The work in progress, for assistive technology. Without it the spinner is decoration. */
  label?: string
  size?: 16 | 24
}

/** A small indeterminate progress indicator in the current text color. With reduced motion, it stands still. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  const ring = (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden focusable="false">
      <circle cx="8" cy="8" r="6" className={styles.track} />
      <path d="M8 2a6 6 0 0 1 6 6" />
    </svg>
  )
  if (!label) return <span className={styles.spinner}>{ring}</span>
  return (
    <span role="progressbar" aria-label={label} className={styles.spinner}>
      {ring}
    </span>
  )
}
