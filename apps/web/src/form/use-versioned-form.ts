import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation, type VersionedParams } from '@dragoman/hooks/versions'
import type { Operation } from '@dragoman/sdk/operation'
import { ifMatch, type Versioned } from '@dragoman/sdk/versions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../ground/toasts.ts'
import { useUnsavedGuard } from '../ground/unsaved.ts'
import type { Difference } from './ConflictNotice.tsx'
import { clashesOf, mergeValues, type Clash } from './merge-values.ts'

interface VersionedForm<Params, Read, Values> {
  /** The values of the form in what is read. */
  valuesOf: (read: Read) => Values
  paramsOf: (values: Values) => Params
  /** The text of the toast after saving, and of its button that undoes the change. */
  saved: string
  undo: string
  differenceOf: (clash: Clash<Values>) => Difference
}

/**
 * A form of settings that several people may change: what others save shows in the fields that one has not touched, what
 * one has typed stays, and saving over a newer version compares first. Saving can be undone until someone saves again.
 */
export function useVersionedForm<Params extends VersionedParams, Read extends Versioned, Values extends object>(
  operation: Operation<Params, Read>,
  read: Read,
  { valuesOf, paramsOf, saved, undo, differenceOf }: VersionedForm<Params, Read, Values>,
) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const forget = () => setTyped({})
  const write = useVersionedMutation(operation, read, { meta: { showsErrors: true }, onTakeTheirs: forget })
  const restore = useMutation(mutation(operation))
  const base = valuesOf(write.base)
  const values = { ...base, ...typed }
  const isDirty = JSON.stringify(values) !== JSON.stringify(base)
  write.follow(isDirty)
  useUnsavedGuard(isDirty && !write.isPending)
  const onSuccess = (written: Read) => {
    forget()
    const onAction = () => restore.mutate({ ...paramsOf(base), headers: ifMatch(written) })
    showToast({ tone: 'success', title: saved, action: { label: undo, onAction } })
  }
  const theirs = write.conflict && valuesOf(write.conflict.present)
  return {
    values,
    isDirty,
    isPending: write.isPending,
    error: write.error,
    set: (changed: Partial<Values>) => setTyped({ ...typed, ...changed }),
    save: () => write.mutate(paramsOf(values), { onSuccess }),
    /** For the notice of what another person has saved first. */
    notice: {
      conflict: write.conflict,
      differences: theirs && clashesOf(base, values, theirs).map(differenceOf),
      onKeepMine: () => theirs && write.conflict?.keepMine(paramsOf(mergeValues(base, values, theirs))),
      isPending: write.isPending,
    },
  }
}
