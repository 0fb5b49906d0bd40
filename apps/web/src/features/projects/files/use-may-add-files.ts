import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import { costsRun } from '../use-project.ts'

/**
 * Whether files can be added now: to a draft by everyone who may upload, later by managers until the project is
 * delivered, unless its organizational unit keeps its projects closed.
 */
export function useMayAddFiles(project: Project): boolean {
  const mayUpload = useCan(requirements['projects.createResource'])
  const { snapshot } = useSession()
  const isInWork = project.status === 'PENDING' || project.status === 'APPROVED'
  const asksUnit = isInWork && mayUpload && isManager(snapshot.subject)
  const { data: unit } = useQuery({
    ...query(api.orgUnits.get, { path: { orgUnitUUID: project.organizationalUnit.uuid } }),
    enabled: asksUnit,
  })
  if (!mayUpload || costsRun(project)) return false
  return project.status === 'DRAFT' || (asksUnit && unit?.fileAdditionsEnabled === true)
}
