import { useCan } from '@dragoman/hooks/permissions'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { enumWord, t } from '../../i18n/t.ts'
import { isWritable, waitsFor } from './task-progress.ts'
import { TaskReferences } from './TaskReferences.tsx'
import { TranslationUpload } from './delivery/TranslationUpload.tsx'
import { useSourceFile, useTranslatedFile, useXliffExport } from './use-task-files.ts'

export interface TaskFilesProps {
  task: Task
  jobUuid: string | undefined
  onJobChange: (jobUuid: string | undefined) => void
}

/** The files of a task: its source, its translation, and XLIFF to work on elsewhere, there and back. */
export function TaskFiles({ task, jobUuid, onJobChange }: TaskFilesProps) {
  const source = useSourceFile(task)
  const translated = useTranslatedFile(task)
  const xliff = useXliffExport(task)
  const mayUpload = useCan(requirements['workUnits.uploadTranslation'])
  const why = lockOf(task)
  return (
    <>
      <Card title={t('tasks.files.download')}>
        <Row>
          <Button icon="download" isPending={source.isPending} onPress={() => source.mutate()}>
            {t('tasks.files.source')}
          </Button>
          <Button
            icon="download"
            isPending={translated.isPending}

            onPress={() => translated.mutate()}
          >
            {t('tasks.files.translated')}
          </Button>
          <Button icon="download" isPending={xliff.isPending} onPress={() => xliff.mutate()}>
            {t('tasks.files.xliff')}
          </Button>
        </Row>
      </Card>
      <TaskReferences task={task} />
      {mayUpload && (
        <Card title={t('tasks.upload')} description={t('tasks.upload.text')}>
          <Stack>
            {why && <InlineAlert tone="info">{why}</InlineAlert>}
            <TranslationUpload task={task} isDisabled={why !== undefined} jobUuid={jobUuid} onJobChange={onJobChange} />
          </Stack>
        </Card>
      )}
    </>
  )
}

/** Why a translation cannot come back now; undefined where it can. */
function lockOf(task: Task): string | undefined {
  if (isWritable(task)) return undefined
  const waiting = waitsFor(task)
  if (waiting)
    return t('tasks.waitsForText', { step: enumWord('workflow', waiting.workflow.code, waiting.workflow.title) })
  return t('tasks.upload.locked', { status: enumWord('taskStatus', task.status) })
}
