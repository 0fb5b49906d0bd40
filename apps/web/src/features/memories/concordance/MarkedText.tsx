import type { TextRange } from '@dragoman/sdk/operations/translationMemories'
import { SegmentText } from '../units/SegmentText.tsx'
import styles from './Concordance.module.css'

/** Segment text in which some places stand out. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const ends = ranges.map((range, at) => ({ ...range, from: ranges[at - 1]?.end ?? 0 }))
  return (
    <>
      {ends.map(({ from, start, end }) => (
        <span key={start}>
          <SegmentText text={text.slice(from, start)} />
          <mark className={styles.mark}>
            <SegmentText text={text.slice(start, end)} />
          </mark>
        </span>
      ))}
      <SegmentText text={text.slice(ranges.at(-1)?.end ?? 0)} />
    </>
  )
}
