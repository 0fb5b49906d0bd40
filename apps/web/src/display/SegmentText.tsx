import type { InlineCode } from '@dragoman/sdk/operations/editor'
import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { Fragment } from 'react'
import { chipOf, notationOf, type Placeholder } from './chips.ts'
import styles from './SegmentText.module.css'

const names = { open: (id: number) => `${id}›`, close: (id: number) => `‹${id}`, standalone: String }

/** Segment text as people read it: each inline code is a small mark with its number. */
export function SegmentText({ text }: { text: string }) {
  return splitSegmentText(text).map((part, at) =>
    part.kind === 'text' ? (
      <Fragment key={at}>{part.text}</Fragment>
    ) : (
      <bdi key={at} className={styles.code} data-kind={part.kind}>
        {names[part.kind](part.id)}
      </bdi>
    ),
  )
}

/** Segment text to read: each placeholder is a chip with what it stands for, and the native code shows on hover. */
export function SourceText({ text, codes = [] }: { text: string; codes?: readonly InlineCode[] }) {
  return splitSegmentText(text).map((part, at) =>
    part.kind === 'text' ? <Fragment key={at}>{part.text}</Fragment> : <TagChip key={at} part={part} codes={codes} />,
  )
}

/** One placeholder as a chip. `data-tag` is how it is written, for what is copied and for the keyboard's tests. */
export function TagChip({ part, codes }: { part: Placeholder; codes: readonly InlineCode[] }) {
  const { text, label, native } = chipOf(part, codes)
  return (
    <span
      role="img"
      aria-label={label}
      title={native}
      className={styles.chip}
      data-kind={part.kind}
      data-tag={notationOf(part)}
    >
      <bdi dir="ltr">{text}</bdi>
    </span>
  )
}
