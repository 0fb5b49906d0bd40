import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Task, TaskFile } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { IconButton } from '@dragoman/ui/IconButton'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMutation } from '@tanstack/react-query'
import { AddReferences } from '../../files/AddReferences.tsx'
import { DownloadReferences } from '../../files/DownloadReferences.tsx'
import { useReferenceFile } from '../../files/use-reference-file.ts'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatBytes } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'

/** The files to look things up in, of the task itself and of its project; managers add to those of the task. */
export function TaskReferences({ task }: { task: Task }) {
  const { uuid, workUnit, referenceFiles } = task
  const path = { taskUuid: uuid }
  const mayChange = useCan(requirements['tasks.uploadReferenceFile'])
  return (
    <>
      {referenceFiles.length > 0 && (
        <Card
          title={t('tasks.files.references')}
          description={t('tasks.files.referencesText')}
          actions={
            <DownloadReferences
              name={workUnit.filename}
              load={(client) => call(client, api.tasks.downloadReferenceFiles, { path })}
            >
              {t('tasks.files.referencesAll')}
            </DownloadReferences>
          }
        >
          <RowList label={t('tasks.files.references')}>
            {referenceFiles.map((file) => (
              <ReferenceRow key={file.uuid} task={task} file={file} mayChange={mayChange} />
            ))}
          </RowList>
        </Card>
      )}
      {mayChange && (
        <AddReferences
          title={t('tasks.files.add')}
          labels={{
            drop: t('tasks.files.drop'),
            allowed: t('tasks.files.any'),
            browse: t('tasks.files.browse'),
            list: t('tasks.files.list'),
            remove: (name) => t('tasks.files.remove', { name }),
            retry: () => t('shell.retry'),
            state: {
              waiting: t('tasks.files.waiting'),
              uploading: t('tasks.files.uploading'),
              done: t('tasks.files.done'),
              error: t('tasks.files.error'),
            },
          }}
          send={(client, File) => call(client, api.tasks.uploadReferenceFile, { path, body: { File } })}
          changes={['tasks', 'activity']}
        />
      )}
    </>
  )
}

function ReferenceRow({ task, file, mayChange }: { task: Task; file: TaskFile; mayChange: boolean }) {
  const { uuid, name, size, isOwn, downloadUrl } = file
  const download = useReferenceFile(task, () => t('tasks.files.referenceGone'))
  const remove = useMutation({ ...mutation(api.tasks.removeReferenceFile), meta: { showsErrors: true } })
  const run = () => remove.mutateAsync({ path: { taskUuid: task.uuid, taskFileUUID: uuid } })
  return (
    <RowListItem
      end={
        <>
          {!isOwn && `${t('tasks.files.ofProject')} · `}
          {size !== undefined && formatBytes(size)}
          {isOwn && mayChange && (
            <IconButton
              size="small"
              icon="trash"
              label={t('tasks.files.remove', { name })}
              onPress={() =>
                confirmDelete({
                  title: t('tasks.files.remove', { name }),
                  text: t('tasks.files.removeText'),
                  verb: t('tasks.files.removeVerb'),
                  run,
                })
              }
            />
          )}
        </>
      }
    >
      {downloadUrl === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <TextButton aria-label={t('tasks.files.referenceOne', { name })} onPress={() => download.mutate(uuid)}>
          <bdi>{name}</bdi>
        </TextButton>
      )}
    </RowListItem>
  )
}
