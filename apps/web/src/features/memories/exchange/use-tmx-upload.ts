import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { isAbortError } from '@dragoman/sdk/errors'
import type { Job } from '@dragoman/sdk/operations/jobs'
import { upload } from '@dragoman/sdk/upload'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** A file on its way to the server. */
export interface Sending {
  name: string
  /** 0 to 100; undefined while it cannot be known. */
  percent: number | undefined
  error: Error | null
}

/** Sends a TMX file to a memory and tells how far it is. Leaving the page stops it. */
export function useTmxUpload(tmUuid: string, onStarted: (job: Job) => void) {
  const client = sdkOf(useQueryClient())
  const abort = useRef<AbortController>(null)
  const [name, setName] = useState('')
  const [percent, setPercent] = useState<number>()
  const send = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController()
      setName(file.name)
      setPercent(undefined)
      return upload(
        client,
        api.translationMemories.import,
        { path: { tmUuid }, body: { file } },
        {
          accept: ['tmx', 'gz'],
          signal: abort.current.signal,
          onProgress: ({ sent, total }) => setPercent(total ? (100 * sent) / total : undefined),
        },
      )
    },
    meta: { showsErrors: true },
    onSuccess: onStarted,
  })
  useEffect(() => () => abort.current?.abort(), [])
  const error = isAbortError(send.error) ? null : send.error
  const sending: Sending | null = send.isPending || error ? { name, percent, error } : null
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
