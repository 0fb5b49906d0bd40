import { isAbortError } from '@dragoman/sdk/errors'
import type { Operation } from '@dragoman/sdk/operation'
import { upload, type UploadOptions } from '@dragoman/sdk/upload'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sdkOf } from './api-query-client.ts'
import { changedBy } from './query.ts'
import { refresh } from './query-client.ts'

export interface UploadSettings<Params, Result> {
  /** The parameters of the call that sends a file. */
  readonly paramsOf: (file: File) => Params
  /** As for the SDK's `upload`. */
  readonly accept?: UploadOptions['accept'] | undefined
  readonly onSent?: ((result: Result) => void) | undefined
  /** The meta of the mutation, such as how the page shows its errors. */
  readonly meta?: Record<string, unknown> | undefined
}

/** A file on its way to the server, or one that did not arrive. */
export interface Sending {
  readonly name: string
  /** 0 to 100; undefined while it cannot be known. */
  readonly percent: number | undefined
  readonly error: Error | null
}

/**
 * Sends one file at a time and tells how far it is. Leaving the page stops it, and is not an error. What the file
 * changes is refreshed once it has arrived, unless a job or a later state tells when the change is made.
 */
export function useUpload<Params extends { body?: object | undefined }, Result>(
  operation: Operation<Params, Result>,
  { paramsOf, accept, onSent, meta }: UploadSettings<Params, Result>,
) {
  const queryClient = useQueryClient()
  const abort = useRef<AbortController>(null)
  const [percent, setPercent] = useState<number>()
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController()
      setPercent(undefined)
      return upload(sdkOf(queryClient), operation, paramsOf(file), {
        ...(accept && { accept }),
        signal: abort.current.signal,
        onProgress: ({ sent, total }) => setPercent(total ? (100 * sent) / total : undefined),
      })
    },
    ...(meta && { meta }),
    onSuccess: async (result) => {
      if (!operation.async) {
        await refresh(queryClient, changedBy(operation))
      }
      onSent?.(result)
    },
  })
  useEffect(() => () => abort.current?.abort(), [])
  const failure = isAbortError(error) ? null : error
  const sending: Sending | null =
    variables && (isPending || failure) ? { name: variables.name, percent, error: failure } : null
  return {
    sending,
    isSending: isPending,
    /** The server's answer to the last file. */
    data,
    send: (file: File) => mutate(file),
    /** Stops sending, or forgets that it failed. */
    stop: () => {
      abort.current?.abort()
      reset()
    },
  }
}
