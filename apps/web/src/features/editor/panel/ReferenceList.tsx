import type { Task } from '@dragoman/sdk/operations/tasks'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { TextButton } from '@dragoman/ui/TextButton'
import { useReferenceFile } from '../../../files/use-reference-file.ts'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

/** The files of a task and its project to look things up in; nothing where there are none. */
export function ReferenceList({ task }: { task: Task }) {
  const { mutate } = useReferenceFile(task, () => t('editor.references.gone'))
  if (task.referenceFiles.length === 0) return null
  return (
    <Disclosure title={t('editor.references', { count: task.referenceFiles.length })} headingLevel={2}>
      <RowList>
        {task.referenceFiles.map(({ uuid, name, size }) => (
          <RowListItem key={uuid} end={size !== undefined && formatBytes(size)}>
            <TextButton aria-label={t('editor.references.download', { name })} onPress={() => mutate(uuid)}>
              <bdi>{name}</bdi>
            </TextButton>
          </RowListItem>
        ))}
      </RowList>
    </Disclosure>
  )
}
