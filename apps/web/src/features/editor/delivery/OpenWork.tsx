import { Icon } from '@dragoman/ui/Icon'
import { TextButton } from '@dragoman/ui/TextButton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatList, formatNumber } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { workUnitCommentsQuery } from '../../segment-comments/comment-query.ts'
import { isOpen } from '../comments/comment-marks.ts'
import type { Editing } from '../drafts/editing.ts'
import type { SegmentFilter } from '../editor-context.ts'
import { useCounts } from '../segments/use-segments.ts'
import styles from './OpenWork.module.css'

export interface OpenWorkProps {
  editing: Editing
  onGo: (segmentId: string) => void
  onFilter: (filter: SegmentFilter) => void
  onConfirmAll: () => void
}

/** The reasons against a delivery as far as the page knows them, each with the way there. */
export function OpenWork({ editing, onGo, onFilter, onConfirmAll }: OpenWorkProps) {
  const { store, item } = editing
  const counts = useCounts(store)
  const { data } = useQuery(workUnitCommentsQuery(item.workUnit.uuid))
  const asked = data?.comments.filter((comment) => isOpen(comment) && comment.kind !== 'NOTE') ?? []
  const firstAsked = asked.find(({ segmentId }) => segmentId !== undefined)?.segmentId
  const find = (wanted: (row: number) => boolean) => {
    for (let row = 0; row < store.count(); row += 1) if (wanted(row)) return row
    return undefined
  }
  const firstOpen = find((row) => store.stateOf(row) === 'open')
  const firstBlocked = find(
    (row) => store.isBlocked(row) && store.stateOf(row) !== 'locked' && store.stateOf(row) !== 'other',
  )
  const numberOf = (row: number) => formatNumber(store.indexOf(row) + 1)
  return (
    <ul className={styles.list}>
      {firstOpen !== undefined && (
        <Line
          tone="danger"
          action={<TextButton onPress={() => onGo(store.idOf(firstOpen))}>{t('editor.deliver.goToFirst')}</TextButton>}
        >
          {t('editor.deliver.openSegments', { count: counts.open, words: formatNumber(openWords(store)) })}
        </Line>
      )}
      {firstBlocked !== undefined && (
        <Line
          tone="danger"
          action={
            counts.blocked === 1 ? (
              <TextButton onPress={() => onGo(store.idOf(firstBlocked))}>{t('editor.deliver.show')}</TextButton>
            ) : (
              <TextButton onPress={() => onFilter('issues')}>{t('editor.deliver.show')}</TextButton>
            )
          }
        >
          {t('editor.deliver.blocked', { count: counts.blocked, number: numberOf(firstBlocked) })}
        </Line>
      )}
      {counts.draft > 0 && (
        <Line tone="warning" action={<TextButton onPress={onConfirmAll}>{t('editor.deliver.confirmAll')}</TextButton>}>
          {t('editor.deliver.drafts', { count: counts.draft })}
        </Line>
      )}
      {counts.issues > counts.blocked && (
        <Line
          tone="warning"
          action={<TextButton onPress={() => onFilter('issues')}>{t('editor.deliver.show')}</TextButton>}
        >
          {t('editor.deliver.warnings', { count: counts.issues - counts.blocked })}
          <span className={styles.kinds}>{formatList(kindWords(store))}</span>
        </Line>
      )}
      {asked.length > 0 && (
        <Line
          tone="warning"
          action={
            firstAsked && <TextButton onPress={() => onGo(firstAsked)}>{t('editor.deliver.goToComment')}</TextButton>
          }
        >
          {t('editor.deliver.comments', { count: asked.length })}
        </Line>
      )}
    </ul>
  )
}

/** The kinds of what is open, with the number of segments of each, the most frequent first. */
function kindWords(store: Editing['store']): string[] {
  const counts = new Map<string, number>()
  for (let row = 0; row < store.count(); row += 1) {
    if (store.isBlocked(row) || store.stateOf(row) === 'locked' || !store.hasIssues(row)) continue
    for (const kind of store.issueKindsOf(row)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([kind, count]) => {
      const wordId = `editor.kind.${kind}`
      return hasMessage(wordId) ? [t(wordId as 'editor.kind.number', { count })] : []
    })
}

function openWords(store: Editing['store']): number {
  let words = 0
  for (let row = 0; row < store.count(); row += 1) if (store.stateOf(row) === 'open') words += store.wordsOf(row)
  return words
}

interface LineProps {
  tone: 'danger' | 'warning'
  action: ReactNode
  children: ReactNode
}

function Line({ tone, action, children }: LineProps) {
  return (
    <li className={styles.line} data-tone={tone}>
      <Icon name={tone === 'danger' ? 'error' : 'warning'} />
      <span className={styles.words}>{children}</span>
      {action}
    </li>
  )
}
