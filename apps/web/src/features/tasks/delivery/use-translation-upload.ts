import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { isAbortError } from '@dragoman/sdk/errors'
import type { Job } from '@dragoman/sdk/operations/jobs'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { upload } from '@dragoman/sdk/upload'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useUnsavedGuard } from '../../../shell/unsaved.ts'
import { problemOf, type FileProblem } from '../../../files/send-file.ts'

/** A file on its way to the server, or refused there. */
export interface Sending {
  name: string
  /** 0 to 100; undefined while it cannot be known. */
  percent: number | undefined
  problem: FileProblem | undefined
}

/** Sends a translated XLIFF of a task and tells how far it is. Leaving the page stops it. */
export function useTranslationUpload(
  { project, workUnit }: Pick<Task, 'project' | 'workUnit'>,
  onStarted: (job: Job) => void,
) {
  const client = sdkOf(useQueryClient())
  const abort = useRef<AbortController>(null)
  const [name, setName] = useState('')
  const [percent, setPercent] = useState<number>()
  const send = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController()
      setName(file.name)
      setPercent(undefined)
      const path = { projectUuid: project.uuid, workUnitUuid: workUnit.uuid }
      return upload(
        client,
        api.workUnits.uploadTranslation,
        { path, body: { file } },
        {
          accept: ['xlf', 'xliff'],
          signal: abort.current.signal,
          onProgress: ({ sent, total }) => setPercent(total ? (100 * sent) / total : undefined),
        },
      )
    },
    meta: { showsErrors: true },
    onSuccess: onStarted,
  })
  useEffect(() => () => abort.current?.abort(), [])
  useUnsavedGuard(send.isPending)
  const error = isAbortError(send.error) ? null : send.error
  const sending: Sending | null =
    send.isPending || error ? { name, percent, problem: error ? problemOf(error) : undefined } : null
  return {
    sending,
    isSending: send.isPending,
    send: (file: File) => send.mutate(file),
    /** Stops sending, or forgets that it failed. */
    stop: () => {
      abort.current?.abort()
      send.reset()
    },
  }
}
