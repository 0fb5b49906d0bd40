import type { InlineCode } from '@dragoman/sdk/operations/editor'
import { useMemo } from 'react'
import styles from './SegmentText.module.css'
import { SourceText } from './SegmentText.tsx'
import { diffWords } from './text-diff.ts'

export interface DiffTextProps {
  before: string
  after: string
  /** BCP 47. */
  locale: string
  /** The text before is shown elsewhere: only what is new in the one after is marked. */
  isPlainBefore?: boolean
  /** The text after is shown elsewhere: only what is gone from the one before is marked. */
  isPlainAfter?: boolean
  /** The tags, where both texts have the same. */
  codes?: readonly InlineCode[]
}

/** A text with what it has lost and gained against another one. */
export function DiffText({ before, after, locale, isPlainBefore, isPlainAfter, codes }: DiffTextProps) {
  const parts = useMemo(() => diffWords(before, after, locale), [before, after, locale])
  return parts
    .filter(({ kind }) => !(isPlainBefore && kind === 'gone') && !(isPlainAfter && kind === 'new'))
    .map(({ kind, text }, at) => {
      const words = <SourceText text={text} codes={codes} />
      if (kind === 'gone')
        return (
          <del key={at} className={styles.gone}>
            {words}
          </del>
        )
      if (kind === 'new')
        return (
          <ins key={at} className={styles.new}>
            {words}
          </ins>
        )
      return <span key={at}>{words}</span>
    })
}
