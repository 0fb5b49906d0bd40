import type { ConfigRow } from '../configs/find-config.ts'
import { nextAfter } from '../configs/write-config.ts'

/** When a connection is due next. */
export const dueNext = (config: ConfigRow, now: Date): Date | null =>
  config.active && !config.pausedAt ? nextAfter(config.settings, now) : null
