import type { Operation } from '@dragoman/sdk/operation'
import { ifMatch, outdatedBy, type OutdatedWrite, type Versioned } from '@dragoman/sdk/versions'
import { useMutation, type MutateOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from './query.ts'

/** The parameters of an operation that takes the version that was read (contract: x-versioned). */
export interface VersionedParams {
  headers?: { 'If-Match'?: string }
}

/** Someone else has saved first: what is there now, and both ways out. What was typed is kept until one is taken. */
export interface WriteConflict<Result, Params = never> extends OutdatedWrite<Result> {
  /** Saves over the present state: `params`, or what was sent. */
  keepMine(params?: Params): void
  /** Gives up what was sent: the present state is what a form starts from. */
  takeTheirs(): void
}

export interface VersionedWriteOptions<Result, Read> {
  /** Where the operation's answer has what was read; left out where it is the answer itself. */
  readonly readIn?: (result: Result) => Read
  /** Called with the present state when the user takes it, for forms that hold values of their own. */
  readonly onTakeTheirs?: (present: Result) => void
  /** The meta of the mutation, such as how its form shows errors. */
  readonly meta?: Record<string, unknown>
}

/**
 * A write of what two people may edit. It names the version that its form started from, `base`, so that it can't
 * overwrite what someone else has saved since; then there is a `conflict` and no `error`.
 *
 * `read` is what the page shows now. A form calls `follow` as it renders: what is read later becomes its base until
 * something is typed. A dialog that doesn't call it keeps the base that it opened with.
 */
export function useVersionedMutation<Params extends VersionedParams, Result, Read extends Versioned>(
  operation: Operation<Params, Result>,
  read: Read,
  { readIn = (result) => result as unknown as Read, onTakeTheirs, meta }: VersionedWriteOptions<Result, Read> = {},
) {
  const [{ base, seen }, setBase] = useState({ base: read, seen: read })
  const take = (next: Read) => setBase({ base: next, seen: read })
  const write = useMutation({ ...mutation(operation), meta, onSuccess: (result) => take(readIn(result)) })
  const [sent, setSent] = useState<[Params, MutateOptions<Result, Error, Params>?]>()
  const send = (version: Read, params: Params, options?: MutateOptions<Result, Error, Params>) => {
    setSent([params, options])
    write.mutate({ ...params, headers: { ...params.headers, ...ifMatch(version) } }, options)
  }
  const outdated = outdatedBy(operation, write.error)
  const conflict: WriteConflict<Result, Params> | undefined = outdated && {
    ...outdated,
    keepMine(params) {
      const [first, options] = sent!
      send(readIn(outdated.present), params ?? first, options)
    },
    takeTheirs() {
      take(readIn(outdated.present))
      write.reset()
      onTakeTheirs?.(outdated.present)
    },
  }
  return {
    /** The state that the form started from. */
    base,
    /** Takes what was read since then as the base, unless something is typed. */
    follow(isEditing: boolean) {
      if (seen !== read) setBase({ base: isEditing ? base : read, seen: read })
    },
    /** Starts from what is read now, such as when what was typed is discarded. */
    restart: () => take(read),
    mutate: (params: Params, options?: MutateOptions<Result, Error, Params>) => send(base, params, options),
    reset: write.reset,
    isPending: write.isPending,
    error: conflict ? null : write.error,
    conflict,
  }
}
