import type { Task } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useOpenEditor } from '../../editor/open/open-editor.ts'

export interface SegmentLinkProps {
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
