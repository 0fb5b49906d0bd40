import type { Refusal } from '../../kernel/file-refused.ts'
import type { FileTask } from './file-tasks.ts'

/**
 * The messages to a file process: a task, its content and entries in pieces, `run`, then `next` for each piece of the
 * result.
 */
export type ToProcess =
  | { kind: 'task'; task: FileTask; options: unknown }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'entries'; entries: unknown[] }
  | { kind: 'run' }
  | { kind: 'next' }

/**
 * The answers of a file process: `ready` to the task, as soon as it has started, then something to `run` and to each
 * `next`.
 */
export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'piece'; piece: unknown }
  | { kind: 'end' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; error: string }
