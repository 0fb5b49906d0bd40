import { sdkOf } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { call, type Client } from '@dragoman/sdk/client'
import type { CustomFieldValueInput } from '@dragoman/sdk/operations/customFields'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { ifMatch } from '@dragoman/sdk/versions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Uploads } from '../files/use-uploads.ts'
import { asInfo, asProject, asWorkUnits, type ProjectValues } from './project-values.ts'
import { bindingRequest } from '../memories/binding-request.ts'

/**
 * Opens a project and brings everything into it, one after the other. Where a file is not taken it stops, and goes on
 * from there at the next try: nothing is made twice. Answers the project's id once everything is there.
 */
export function useCreateProject(uploads: Uploads, customFields: () => CustomFieldValueInput[]) {
  const queryClient = useQueryClient()
  const { session } = useSession()
  const client = sdkOf(queryClient)
  const mayUpdate = session.can(requirements['projects.updateInfo'])
  const [project, setProject] = useState<Project | null>(null)

  const submit = useMutation({
    mutationFn: async (values: ProjectValues): Promise<string | null> => {
      const opened = await open(client, project, { ...values, customFields: customFields() }, mayUpdate)
      setProject(opened)
      const path = { projectUUID: opened.uuid }
      const { resources, isComplete } = await uploads.send(opened.uuid)
      if (!isComplete) return null
      if (values.memories.length > 0) await bind(client, opened.uuid, values.memories)
      const body = asWorkUnits(values, resources)
      await call(client, api.projects.createWorkUnits, { path, query: { bulk: true }, body })
      return opened.uuid
    },
    onSettled: () => refresh(queryClient, ['projects', 'workUnits', 'tasks', 'activity']),
    meta: { showsErrors: true },
  })
  return { project, submit, mayUpdate }
}

async function open(
  client: Client,
  project: Project | null,
  { customFields, ...values }: ProjectValues & { customFields: CustomFieldValueInput[] },
  mayUpdate: boolean,
): Promise<Project> {
  if (!project)
    return call(client, api.projects.create, {
      query: { inferDefaultSettings: true },
      body: { ...asProject(values), customFields },
    })
  if (!mayUpdate) return project
  return call(client, api.projects.updateInfo, { path: { projectUUID: project.uuid }, body: asInfo(values) })
}

/** Binds memories beside those that the unit brought. */
async function bind(client: Client, projectUUID: string, memories: readonly string[]): Promise<void> {
  const path = { projectUUID }
  const usual = await call(client, api.projects.listTranslationMemories, { path })
  const bound = usual.map(bindingRequest)
  const known = new Set(bound.map(({ tmUuid }) => tmUuid))
  const further = memories.filter((tmUuid) => !known.has(tmUuid)).map((tmUuid) => ({ tmUuid }))
  await call(client, api.projects.bindTranslationMemories, {
    path,
    body: [...bound, ...further],
    headers: ifMatch(usual),
  })
}
