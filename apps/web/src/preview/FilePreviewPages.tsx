import type { PreviewText, WorkUnitPreview } from '@dragoman/sdk/operations/workUnits'
import { directionOf } from '@dragoman/sdk/direction'
import { toBcp47 } from '@dragoman/sdk/locale'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { RegionError } from '../errors/RegionError.tsx'
import { languageName } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { PreviewBlocks } from './PreviewBlocks.tsx'
import styles from './preview.module.css'
import type { PreviewSide } from './PreviewSegment.tsx'
import { pageOf, previewQuery, previewSize } from './preview-query.ts'

export interface FilePreviewPagesProps {
  workUnitUuid: string
  /** Position of the segment that one works on: its page shows. */
  activeIndex?: number
  show: (segment: PreviewText, side: PreviewSide) => ReactNode
  /** At the end of the bar. */
  end?: ReactNode
}

/** A file as its readers see it, in either language, page by page. */
export function FilePreviewPages({ workUnitUuid, activeIndex = 0, show, end }: FilePreviewPagesProps) {
  const [side, setSide] = useState<PreviewSide>('target')
  const [turned, setTurned] = useState<{ from: number; page: number }>()
  const page = turned?.from === activeIndex ? turned.page : pageOf(activeIndex)
  const { data, error, isFetching, refetch } = useQuery(previewQuery(workUnitUuid, page))
  const pages = data ? Math.max(1, Math.ceil(data.totalSegments / previewSize)) : undefined
  const turn = (step: 1 | -1) => setTurned({ from: activeIndex, page: page + step })
  return (
    <section className={styles.preview} data-beside={end !== undefined || undefined} aria-label={t('preview.title')}>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('preview.language')}
          value={side}
          onChange={setSide}
          options={[
            { id: 'source', label: data ? languageName(data.sourceLanguage) : t('preview.source') },
            { id: 'target', label: data ? languageName(data.targetLanguage) : t('preview.target') },
          ]}
        />
        <span className={styles.pages}>
          {pages !== undefined && t('preview.page', { page: page + 1, pages })}
          <IconButton
            icon="chevron-start"
            isDirectional
            label={t('preview.previous')}
            isDisabled={page === 0}
            onPress={() => turn(-1)}
          />
          <IconButton
            icon="chevron-end"
            isDirectional
            label={t('preview.next')}
            isDisabled={pages === undefined || page + 1 >= pages}
            onPress={() => turn(1)}
          />
        </span>
        {end}
      </div>
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : data ? (
        <Paper preview={data} side={side} show={(segment) => show(segment, side)} />
      ) : (
        <div className={styles.paper}>
          <Skeleton lines={12} />
        </div>
      )}
    </section>
  )
}

/** Languages whose sentences stand beside each other without a space. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my'])

interface PaperProps {
  preview: WorkUnitPreview
  side: PreviewSide
  show: (segment: PreviewText) => ReactNode
}

function Paper({ preview: { blocks, sourceLanguage, targetLanguage }, side, show }: PaperProps) {
  const language = side === 'source' ? sourceLanguage : targetLanguage
  if (blocks.length === 0)
    return (
      <EmptyState kind="no-match" headingLevel={3} title={t('preview.empty')}>
        {t('preview.emptyText')}
      </EmptyState>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, and arrow keys go through it
    <div
      role="region"
      aria-label={languageName(language)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
      tabIndex={0}
      className={styles.paper}
      lang={toBcp47(language)}
      dir={directionOf(language)}
      onKeyDown={moveFocus}
    >
      <PreviewBlocks
        blocks={blocks}
        show={(segment) => (
          <>
            {show(segment)}
            {unspaced.has(language.slice(0, 2)) ? '' : ' '}
          </>
        )}
      />
    </div>
  )
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const segments = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-segment]')]
  const next = segments[segments.indexOf(event.target as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
