import type { Context } from './context.ts'

/** What a change needs of the request that makes it. */
export type ChangeContext = Pick<
  Context,
  'db' | 'session' | 'now' | 'journal' | 'happened' | 'startJob' | 'requireVersion'
>
