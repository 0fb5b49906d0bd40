import type { Segment } from '@dragoman/sdk/operations/editor'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { missingRegion } from '../../../errors/RegionError.tsx'
import { formatList, formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { withWords } from '../../../i18n/with-words.ts'
import { region } from '../../../lazy.tsx'
import { isOpen } from '../comments/comment-marks.ts'
import type { CommentRequests } from '../comments/use-comment-request.ts'
import { workUnitCommentsQuery } from '../../segment-comments/comment-query.ts'
import type { Editing } from '../drafts/editing.ts'
import { useLatest } from '../drafts/use-drafts.ts'
import { CommandKeys } from '../../editor-keys/CommandKeys.tsx'
import { AiReview } from './AiReview.tsx'
import { MachineTranslation } from './MachineTranslation.tsx'
import { MatchList } from './MatchList.tsx'
import { ReferenceList } from './ReferenceList.tsx'
import { originWord } from './origin-word.ts'
import styles from './SegmentPanel.module.css'
import { TermList } from './TermList.tsx'
import type { ConcordanceRequest } from './use-concordance-request.ts'

const EditorConcordance = region(() => import('./EditorConcordance.tsx'), 'EditorConcordance', missingRegion)
const SegmentComments = region(
  withWords(['segmentComments'], () => import('../comments/SegmentComments.tsx')),
  'SegmentComments',
  missingRegion,
)
const SegmentScreenshots = region(() => import('./SegmentScreenshots.tsx'), 'SegmentScreenshots', missingRegion)
const SegmentHistory = region(() => import('./SegmentHistory.tsx'), 'SegmentHistory', missingRegion)

const tabs = ['suggestions', 'comments', 'history'] as const

export interface SegmentPanelProps {
  segment: Segment
  editing: Editing
  /** The request by keyboard. */
  concordance: ConcordanceRequest
  comments: CommentRequests
}

/** Beside the segments: what the memories know of the active one, where it stands, and what the task says. */
export function SegmentPanel({ concordance, comments, ...props }: SegmentPanelProps) {
  const segment = useLatest(props.editing.drafts, props.segment)
  const { editing } = props
  const [tab, setTab] = useState<(typeof tabs)[number]>(() =>
    comments.request.number > 0 ? 'comments' : 'suggestions',
  )
  const [asked, setAsked] = useState({ concordance: concordance.number, comments: comments.request.number })
  if (asked.concordance !== concordance.number || asked.comments !== comments.request.number) {
    setTab(asked.comments === comments.request.number ? 'suggestions' : 'comments')
    setAsked({ concordance: concordance.number, comments: comments.request.number })
  }
  const { data } = useQuery(workUnitCommentsQuery(editing.item.workUnit.uuid))
  const open = data?.comments.filter(isOpen).length
  return (
    <div className={styles.panel}>
      <SegmentedControl
        label={t('editor.panel')}
        value={tab}
        onChange={setTab}
        options={tabs.map((id) => ({
          id,
          label: t(`editor.tab.${id}`),
          ...(id === 'comments' && open !== undefined && { count: formatNumber(open) }),
        }))}
      />
      {tab === 'suggestions' && <Suggestions segment={segment} editing={editing} concordance={concordance} />}
      <Suspense fallback={<Skeleton lines={4} />}>
        {tab === 'comments' && <SegmentComments segment={segment} editing={editing} requests={comments} />}
        {tab === 'history' && <SegmentHistory key={segment.id} segment={segment} editing={editing} />}
      </Suspense>
    </div>
  )
}

function Suggestions({ segment, editing, concordance }: Omit<SegmentPanelProps, 'comments'>) {
  const { task } = editing.item
  return (
    <>
      {task?.instructions && (
        <Disclosure title={t('editor.instructions')} headingLevel={2} defaultExpanded>
          <p className={styles.instructions} dir="auto">
            {task.instructions}
          </p>
        </Disclosure>
      )}
      {task && <ReferenceList task={task} />}
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('editor.matches')}</h2>
        <MatchList segment={segment} editing={editing} />
        <MachineTranslation key={segment.id} segment={segment} editing={editing} />
        <AiReview key={`review-${segment.id}`} segment={segment} editing={editing} />
      </section>
      <TermList segment={segment} editing={editing} />
      <Suspense>
        <SegmentScreenshots segment={segment} editing={editing} />
      </Suspense>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          {t('concordance.title')} <CommandKeys command="concordance" />
        </h2>
        <Suspense fallback={<Skeleton lines={2} />}>
          <EditorConcordance workUnitUuid={editing.item.workUnit.uuid} request={concordance} />
        </Suspense>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('editor.about', { number: segment.index + 1 })}</h2>
        <SegmentProperties segment={segment} />
      </section>
    </>
  )
}

function SegmentProperties({ segment }: { segment: Segment }) {
  const { key, note, context, plural, maxLength, origin, matchScore, updatedAt, updatedBy, words, target } = segment
  return (
    <DescriptionList>
      {note && (
        <Property term={t('editor.note')}>
          <span dir="auto" className={styles.pre}>
            {note}
          </span>
        </Property>
      )}
      {context && (
        <Property term={t('editor.context')}>
          <bdi>{context}</bdi>
        </Property>
      )}
      {key && key !== context && key !== segment.source && (
        <Property term={t('editor.key')}>
          <bdi className={styles.key}>{key}</bdi>
        </Property>
      )}
      {plural && (
        <Property term={t('editor.pluralForm')}>
          {t('editor.pluralForms', { form: plural.form, forms: formatList(plural.forms) })}
        </Property>
      )}
      {maxLength !== undefined && <Property term={t('editor.maxLength')}>{formatNumber(maxLength)}</Property>}
      <Property term={t('editor.words')}>{formatNumber(words)}</Property>
      {origin && target !== '' && (
        <Property term={t('editor.origin')}>
          {originWord(origin)}
          {matchScore !== undefined && ` · ${formatPercent(matchScore / 100)}`}
        </Property>
      )}
      {target !== '' && (
        <Property term={t('editor.changed')}>
          {updatedBy && (
            <>
              <bdi>{updatedBy.name}</bdi>
              {' · '}
            </>
          )}
          <Moment value={updatedAt} />
        </Property>
      )}
    </DescriptionList>
  )
}
