import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { FindingDecision, Segment, SegmentFinding } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { DiffText } from '../../../display/DiffText.tsx'
import { SourceText } from '../../../display/SegmentText.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import type { Editing } from '../drafts/editing.ts'
import { useFindingWrites } from '../review/use-finding-writes.ts'
import styles from './Findings.module.css'
import type { Issue } from '../segments/segment-issues.ts'

export interface FindingsProps {
  segment: Segment
  issues: readonly Issue[]
  editing: Editing
  isEditable: boolean
}

/** The findings of a language model in a translation, to accept, to reject, or to correct. */
export function Findings({ segment, issues, editing, isEditable }: FindingsProps) {
  const found = issues.flatMap(({ finding, message = '' }) => (finding ? [{ finding, reason: message }] : []))
  if (found.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('editor.finding.list')}>
      {found.map(({ finding, reason }) => (
        <li key={finding.uuid} className={styles.finding} data-severity={finding.severity}>
          <p className={styles.what}>
            <strong>
              {severityWord(finding.severity)} · {categoryWord(finding.category)}
            </strong>
            {finding.excerpt !== undefined && (
              <q className={styles.excerpt} lang={editing.target.lang} dir={editing.target.dir}>
                <SourceText text={finding.excerpt} codes={segment.codes} />
              </q>
            )}
            <span lang="en" dir="auto">
              {reason}
            </span>
            <bdi className={styles.engine}>{finding.engineName}</bdi>
            {finding.state === 'ACCEPTED' && <span>{t('editor.finding.accepted')}</span>}
          </p>
          {finding.suggestion !== undefined && (
            <p className={styles.suggestion} lang={editing.target.lang} dir={editing.target.dir}>
              <DiffText
                before={segment.target}
                after={finding.suggestion}
                locale={editing.target.lang}
                codes={segment.codes}
                isPlainBefore
              />
            </p>
          )}
          {isEditable && <Decision segment={segment} finding={finding} editing={editing} />}
        </li>
      ))}
    </ul>
  )
}

function Decision({ segment, finding, editing }: { segment: Segment; finding: SegmentFinding; editing: Editing }) {
  const { uuid: findingUuid, suggestion, state: before } = finding
  const path = { id: editing.item.workUnit.uuid, segmentId: segment.id, findingUuid }
  const { mutate, isPending } = useMutation({
    ...mutation(api.editor.decideFinding),
    // A rejected finding takes these buttons along.
    onSuccess: (decided, { body }) => {
      editing.store.put([decided])
      if (body.state !== 'REJECTED') return
      const action = { label: t('editor.finding.undo'), onAction: () => decide(before) }
      showToast({ tone: 'info', title: t('editor.finding.rejected'), action })
    },
  })
  const { reviewUuid } = editing.item
  const { takeOver, isPending: isTaking } = useFindingWrites(reviewUuid ?? '', segment, editing)
  const decide = (state: FindingDecision['state']) => mutate({ path, body: { state } })
  const use = (text: string) => {
    if (before === 'OPEN') decide('ACCEPTED')
    editing.takeSuggestion(segment, text)
  }
  return (
    <div className={styles.decision} data-bare={suggestion === undefined || undefined}>
      {suggestion !== undefined && (
        <Button size="small" isDisabled={isPending} onPress={() => use(suggestion)}>
          {t('editor.finding.use')}
        </Button>
      )}
      {before === 'OPEN' && reviewUuid !== undefined && (
        <Button size="small" isPending={isTaking} onPress={() => void takeOver(findingUuid).catch(() => undefined)}>
          {t('editor.reviewing.take')}
        </Button>
      )}
      {before === 'OPEN' && (
        <Button size="small" variant="quiet" isDisabled={isPending} onPress={() => decide('ACCEPTED')}>
          {t('editor.finding.accept')}
        </Button>
      )}
      <Button size="small" variant="quiet" isDisabled={isPending} onPress={() => decide('REJECTED')}>
        {t('editor.finding.reject')}
      </Button>
    </div>
  )
}

const categories = ['INCORRECT_TRANSLATION', 'TERMINOLOGY', 'GRAMMAR', 'FLUENCY', 'SPELLING'] as const
const severities = ['MINOR', 'MAJOR', 'CRITICAL'] as const

function categoryWord(category: string): string {
  const known = categories.find((each) => each === category)
  return known ? t(`editor.finding.category.${known}`) : category
}

function severityWord(severity: string): string {
  const known = severities.find((each) => each === severity)
  return known ? t(`editor.finding.severity.${known}`) : severity
}
