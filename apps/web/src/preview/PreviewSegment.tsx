import type { PreviewText } from '@dragoman/sdk/operations/workUnits'
import { Anchor } from '@dragoman/ui/Anchor'
import { useEffect, useRef, type MouseEvent } from 'react'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { LookedText } from './LookedText.tsx'
import styles from './preview.module.css'

export type PreviewSide = 'source' | 'target'

export interface PreviewSegmentProps {
  segment: PreviewText
  side: PreviewSide
  /** The translation as it is now, where it may differ from that of the preview. */
  target?: string
  isActive?: boolean
  /** The address of the segment in the editor, and what a press does there. */
  link?: { href: string; onPress: () => void }
}

/** One segment in its place. Without a translation its source shows, marked as such. */
export function PreviewSegment({ segment, side, target = segment.target, isActive, link }: PreviewSegmentProps) {
  const { source, codes, index } = segment
  const isOpen = side === 'target' && target === ''
  const text = side === 'source' || isOpen ? source : target
  const marks = {
    'data-open': isOpen || undefined,
    'data-active': isActive || undefined,
    dir: isOpen ? 'auto' : undefined,
  }
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) anchor.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const content = <LookedText text={text} codes={codes} />
  if (!link)
    return (
      <span className={styles.segment} {...marks}>
        {content}
      </span>
    )
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    link.onPress()
  }
  return (
    <Anchor
      ref={anchor}
      href={link.href}
      onClick={onClick}
      className={styles.segment}
      aria-current={isActive || undefined}
      title={t('preview.segment', { number: formatNumber(index + 1) })}
      tabIndex={isActive ? 0 : -1}
      data-segment={segment.id}
      {...marks}
    >
      {content}
    </Anchor>
  )
}
