import type { WordCounter } from '@dragoman/sdk/operations/shared'

/** In the order in which they are offered. */
export const wordCounters = ['WORD', 'GMX_V', 'PLAIN'] as const satisfies readonly WordCounter[]
