import { ApiQueryClient } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import type { LanguageProgress, Project } from '@dragoman/sdk/operations/projects'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { progressQuery, projectQuery, wholeProjectQuery } from './project-query.ts'

/** Milliseconds between two looks at a project in which something is being made. */
const interval = 1_500

/** The same where all of its work units come with each look. */
const wholeInterval = ({ workUnits }: Project) => interval + 2 * workUnits.length

/** Whether costs are being calculated; the project is locked meanwhile. */
export const costsRun = ({ costsStatus }: Pick<Project, 'costsStatus'>): boolean =>
  costsStatus === 'CREATING' || costsStatus === 'UPDATING'

const isPreparing = (rows: readonly LanguageProgress[] | undefined) =>
  rows?.some(({ preparing }) => preparing > 0) ?? false

const isInMotion = ({ workUnits }: Project): boolean =>
  workUnits.some(
    ({ genesisCreationStatus, translationStatus }) =>
      genesisCreationStatus === 'CREATING' || translationStatus === 'PREPARING',
  )

/** A project that a loader got, looked at again and again while something of it is being made. */
export function useProject(projectUUID: string): Project {
  const queryClient = useQueryClient()
  const { data: rows } = useQuery({
    ...progressQuery(projectUUID),
    refetchInterval: ({ state }) => (isPreparing(state.data) ? interval : false),
  })
  const { data: project } = useSuspenseQuery({
    ...projectQuery(projectUUID),
    refetchInterval: ({ state }) => ((state.data && costsRun(state.data)) || isPreparing(rows) ? interval : false),
  })
  const isBusy = costsRun(project)
  // A calculation may be over before anyone has seen it run; then only its time tells.
  useWhenChanged(`${isBusy} ${project.costsCalculatedAt}`, () => {
    if (!isBusy && queryClient instanceof ApiQueryClient) void refresh(queryClient, ['costs', 'logfiles', 'activity'])
  })
  useWhenChanged(String(isPreparing(rows)), () => void queryClient.invalidateQueries(projectQuery(projectUUID)))
  return project
}

/** A project with its files and work units, undefined while they are on their way. */
export function useWholeProject(projectUUID: string) {
  return useQuery({
    ...wholeProjectQuery(projectUUID),
    refetchInterval: ({ state }) => (state.data && isInMotion(state.data) ? wholeInterval(state.data) : false),
  })
}

function useWhenChanged(value: string, run: () => void): void {
  const seen = useRef(value)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    run()
  })
}
