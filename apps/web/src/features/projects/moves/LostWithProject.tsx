import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'

/** Lists the things that are lost with a project, for the dialog that asks. */
export function LostWithProject({ project: { uuid } }: { project: Project }) {
  const { data, error, refetch } = useQuery(query(api.projects.getUsage, { path: { projectUUID: uuid } }))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  if (data.deliveredTasks > 0) return <p>{t('projects.delete.delivered', { count: data.deliveredTasks })}</p>
  return (
    <>
      <p>{t('projects.delete.text')}</p>
      <ul>
        <li>{t('projects.work.files', { count: data.resources + data.referenceFiles })}</li>
        <li>{t('projects.delete.tasks', { count: data.tasks, assigned: data.assignedTasks })}</li>
        <li>{t('projects.delete.segments', { count: data.translatedSegments })}</li>
        <li>{t('projects.delete.messages', { count: data.messages })}</li>
      </ul>
      <p>{t('projects.delete.kept')}</p>
    </>
  )
}
