import type { Project } from '@dragoman/sdk/operations/projects'
import { Skeleton } from '@dragoman/ui/Skeleton'
import type { ReactNode } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { useWholeProject } from './use-project.ts'

export interface WholeProjectProps {
  project: Project
  children: (project: Project) => ReactNode
}

/** Gets the files and work units of a project for a tab that lists them. */
export function WholeProject({ project, children }: WholeProjectProps) {
  const { data, error, refetch, isFetching } = useWholeProject(project.uuid)
  if (data) {
    const { resources, workUnits, referenceFiles, costs } = data
    // The page itself follows the project's status; it is newer.
    return children({ ...project, resources, workUnits, referenceFiles, costs })
  }
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  return (
    <div aria-busy>
      <Skeleton height={320} />
    </div>
  )
}
