import { refresh } from '@dragoman/hooks/query-client'
import type { Project } from '@dragoman/sdk/operations/projects'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { projectQuery } from './project-query.ts'

/** Milliseconds between two looks at a project in which something is being made: all of its work units come with each. */
const intervalOf = ({ workUnits }: Project) => 1_500 + 2 * workUnits.length

/** Whether costs are being calculated; the project is locked meanwhile. */
export const costsRun = ({ costsStatus }: Pick<Project, 'costsStatus'>): boolean =>
  costsStatus === 'CREATING' || costsStatus === 'UPDATING'

const isInMotion = (project: Project): boolean =>
  costsRun(project) ||
  project.workUnits.some(
    ({ genesisCreationStatus, translationStatus }) =>
      genesisCreationStatus === 'CREATING' || translationStatus === 'PREPARING',
  )

/** A project that a loader got, looked at again and again while something of it is being made. */
export function useProject(projectUUID: string): Project {
  const queryClient = useQueryClient()
  const { data: project } = useSuspenseQuery({
    ...projectQuery(projectUUID),
    refetchInterval: ({ state }) => (state.data && isInMotion(state.data) ? intervalOf(state.data) : false),
  })
  const isBusy = costsRun(project)
  // A calculation may be over before a request has seen it run; then only its time tells.
  const run = `${isBusy} ${project.costsCalculatedAt}`
  const seen = useRef(run)
  useEffect(() => {
    if (seen.current === run) return
    seen.current = run
    if (!isBusy) void refresh(queryClient, ['costs', 'logfiles', 'activity'])
  }, [run, isBusy, queryClient])
  return project
}
