import type { Task } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { formatNumber } from '../../../i18n/format.ts'
import { t, hasMessage, type MessageId } from '../../../i18n/t.ts'
import { useOpenEditor } from '../../editor/open/open-editor.ts'

interface SegmentLinkProps {
  task: Pick<Task, 'uuid' | 'workUnit'>
  /** `index` counts from 0; people count from 1. */
  segment: { segmentId: string; index: number }
}

/** Opens the editor at a segment. */
export function SegmentLink({ task, segment: { segmentId, index } }: SegmentLinkProps) {
  const { open, isDisabled } = useOpenEditor([{ workUnit: task.workUnit, taskUuid: task.uuid }], { segmentId })
  return (
    <Button size="small" variant="quiet" icon="translate" isDisabled={isDisabled} onPress={open}>
      {t('tasks.segment', { number: formatNumber(index + 1) })}
    </Button>
  )
}

const withNumber = new Set(['missing', 'extra', 'unpaired', 'order'])

/** The issue of a translation in a few words: "code 1 is missing"; of a check, as the server says it. */
export function issueText({ kind, id, message: sentence }: { kind: string; id?: number; message?: string }): string {
  const message = `tasks.issue.${kind}`
  if (withNumber.has(kind))
    return (t as (id: MessageId, values: object) => string)(message as MessageId, { code: id ?? 0 })
  return hasMessage(message) ? t(message) : (sentence ?? kind)
}
