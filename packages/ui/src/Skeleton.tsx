import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** How many lines of text it stands for. Default 1. */
  lines?: number
  /** Pixels, instead of lines: the height of the thing itself. */
  height?: number
  /** Pixels, with a height. Without it, it is as wide as there is room. */
  width?: number
}

const lengths = [92, 78, 86, 64]

/** Stands where content will be, in its final size. Wrap it in what is `aria-busy`. */
export function Skeleton({ lines = 1, height, width }: SkeletonProps) {
  if (height !== undefined)
    return <span aria-hidden className={styles.block} style={{ blockSize: height, maxInlineSize: width }} />
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} style={{ inlineSize: `${lengths[line % lengths.length]}%` }} />
      ))}
    </span>
  )
}
