import type { Task } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { formatBytes } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { DownloadReferences } from '../projects/references/DownloadReferences.tsx'

/** The files that a project gives to look things up in; nothing where it gives none. */
export function TaskReferences({ task: { project, referenceFiles } }: { task: Task }) {
  if (referenceFiles.length === 0) return null
  return (
    <Card
      title={t('tasks.files.references')}
      description={t('tasks.files.referencesText')}
      actions={<DownloadReferences project={project}>{t('tasks.files.referencesAll')}</DownloadReferences>}
    >
      <ul aria-label={t('tasks.files.references')}>
        {referenceFiles.map(({ uuid, name, size }) => (
          <li key={uuid}>
            <bdi>{name}</bdi>
            {size !== undefined && ` · ${formatBytes(size)}`}
          </li>
        ))}
      </ul>
    </Card>
  )
}
