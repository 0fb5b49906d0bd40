import type { Task } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { TextButton } from '@dragoman/ui/TextButton'
import { formatBytes } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { DownloadReferences } from '../../files/DownloadReferences.tsx'
import { useReferenceFile } from './use-task-files.ts'

/** The files that a project gives to look things up in; nothing where it gives none. */
export function TaskReferences({ task }: { task: Task }) {
  const { project, referenceFiles } = task
  const { mutate } = useReferenceFile(task)
  if (referenceFiles.length === 0) return null
  return (
    <Card
      title={t('tasks.files.references')}
      description={t('tasks.files.referencesText')}
      actions={<DownloadReferences project={project}>{t('tasks.files.referencesAll')}</DownloadReferences>}
    >
      <RowList label={t('tasks.files.references')}>
        {referenceFiles.map(({ uuid, name, size, downloadUrl }) => (
          <RowListItem key={uuid} end={size !== undefined && formatBytes(size)}>
            {downloadUrl === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <TextButton aria-label={t('tasks.files.referenceOne', { name })} onPress={() => mutate(uuid)}>
                <bdi>{name}</bdi>
              </TextButton>
            )}
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}
