import type { Context } from './context.ts'

/** What a change needs to know of the request in which it is made. */
export type Acting = Pick<Context, 'db' | 'session' | 'now' | 'journal' | 'happened' | 'startJob'>
