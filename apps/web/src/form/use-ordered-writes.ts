import { mutation } from '@dragoman/hooks/query'
import type { VersionedParams } from '@dragoman/hooks/versions'
import type { Operation } from '@dragoman/sdk/operation'
import { ifMatch, type Versioned } from '@dragoman/sdk/versions'
import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { WriteOrder } from './write-order.ts'

/**
 * Writes of single values that take effect at once. They are sent one after the other, each with the version that the
 * one before has left, so that two quick changes don't refuse each other.
 */
export function useOrderedWrites<Params extends VersionedParams, Result extends Versioned>(
  operation: Operation<Params, Result>,
  read: Result,
) {
  const { mutateAsync } = useMutation(mutation(operation))
  const [unsaved, setUnsaved] = useState<readonly Params[]>([])
  const [order] = useState(() => new WriteOrder(read))
  useLayoutEffect(() => order.show(read), [order, read])
  const send = async (params: Params, over: Result, onSaved?: (result: Result) => void) => {
    try {
      const saved = await mutateAsync({ ...params, headers: { ...params.headers, ...ifMatch(over) } })
      onSaved?.(saved)
      return saved
    } catch {
      // It was said by the query client; what follows is sent with the version before it.
      return undefined
    } finally {
      setUnsaved((all) => all.filter((each) => each !== params))
    }
  }
  return {
    /** Writes that are not saved yet, for pages that show them at once. */
    unsaved,
    /** Saves; with `from`, only over that state, as an undo does. */
    write(params: Params, { onSaved, from }: { onSaved?: (result: Result) => void; from?: Result } = {}) {
      setUnsaved((all) => [...all, params])
      order.write((over) => send(params, over, onSaved), from)
    },
  }
}
