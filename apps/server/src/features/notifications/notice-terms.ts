import type { Outbox } from '../../kernel/mail/outbox.ts'
import type { users } from '../../kernel/tables.ts'
import type { notifications } from './tables.ts'

/** The parts of the server that notifications need. */
export interface NoticeTerms {
  outbox: Pick<Outbox, 'writeComposed' | 'wake'>
  publicUrl: string
}

export type NoticeRow = typeof notifications.$inferSelect
export type Reader = typeof users.$inferSelect
