import { useVersionedMutation, type VersionedParams } from '@dragoman/hooks/versions'
import type { Operation } from '@dragoman/sdk/operation'
import type { Versioned } from '@dragoman/sdk/versions'
import { useEffect, useState } from 'react'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'

export interface InPlaceOptions<Values, Params> {
  /** The parameters of a write that changes some of the values. */
  paramsOf: (changes: Partial<Values>) => Params
  /** The message of a value that can't be saved. */
  problemOf?: (changes: Partial<Values>) => string | undefined
}

/**
 * Values of one thing that are edited where they stand. Each is saved as one leaves it, one write after the other, so
 * that none finds the version of the one before; what could not be saved stays typed.
 */
export function useInPlace<Params extends VersionedParams, Thing extends Versioned, Values extends object>(
  operation: Operation<Params, Thing>,
  read: Thing,
  valuesOf: (thing: Thing) => Values,
  { paramsOf, problemOf }: InPlaceOptions<Values, Params>,
) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [left, setLeft] = useState<Partial<Values>>({})
  const discard = () => {
    setTyped({})
    setLeft({})
  }
  const update = useVersionedMutation(operation, read, { onTakeTheirs: discard, meta: { showsErrors: true } })
  const saved = valuesOf(update.base)
  const changed = changesIn(typed, saved)
  const isDirty = Object.keys(changed).length > 0
  update.follow(isDirty)
  const values = { ...saved, ...typed }
  const waiting = changesIn(left, saved)
  const problem = problemOf?.(changed)
  const isStopped = update.isPending || update.error !== null || update.conflict !== undefined || problem !== undefined
  useUnsavedGuard(isDirty && !update.isPending && Object.keys(waiting).length === 0)
  useEffect(() => {
    if (isStopped || Object.keys(waiting).length === 0) return
    update.mutate(paramsOf(waiting), {
      onSuccess: () => {
        setTyped((present) => without(present, waiting))
        setLeft((present) => without(present, waiting))
      },
    })
  })
  return {
    values,
    error: update.error,
    problem: problem !== undefined && Object.keys(left).length > 0 ? problem : undefined,
    conflict: update.conflict,
    isPending: update.isPending,
    /** The values that the other person has saved, beside those that are typed. */
    differences: () => {
      const theirs = update.conflict ? valuesOf(update.conflict.present) : saved
      return fieldsOf(changesIn(typed, theirs)).map((field) => ({ field, theirs: theirs[field], mine: typed[field] }))
    },
    keepMine: () => update.conflict?.keepMine(paramsOf(changed)),
    type: (changes: Partial<Values>) => {
      if (update.error) update.reset()
      setTyped((present) => changesIn({ ...present, ...changes }, saved))
    },
    leave: () => setLeft(changed),
    /** Types and leaves at once: a choice. */
    choose: (changes: Partial<Values>) => {
      if (update.error) update.reset()
      setTyped((present) => changesIn({ ...present, ...changes }, saved))
      setLeft((present) => changesIn({ ...present, ...changes }, saved))
    },
    undo: (field: keyof Values) => {
      if (update.error) update.reset()
      setTyped((present) => omit(present, field))
      setLeft((present) => omit(present, field))
    },
  }
}

const fieldsOf = <Values extends object>(values: Partial<Values>) => Object.keys(values) as (keyof Values)[]

function omit<Values extends object>(values: Partial<Values>, field: keyof Values): Partial<Values> {
  const { [field]: _, ...rest } = values
  return rest as Partial<Values>
}

/** Those of some values that are others than the saved ones. */
function changesIn<Values extends object>(values: Partial<Values>, saved: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const field of fieldsOf(values)) if (values[field] !== saved[field]) changes[field] = values[field]!
  return changes
}

/** Values without those that are saved now; one that was typed on since stays. */
function without<Values extends object>(values: Partial<Values>, sent: Partial<Values>): Partial<Values> {
  const rest: Partial<Values> = {}
  for (const field of fieldsOf(values))
    if (!Object.hasOwn(sent, field) || values[field] !== sent[field]) rest[field] = values[field]!
  return rest
}
