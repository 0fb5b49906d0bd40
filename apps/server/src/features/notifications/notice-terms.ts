import type { Outbox } from '../../kernel/mail/outbox.ts'
import type { users } from '../../kernel/tables.ts'
import type { notifications } from './tables.ts'

/** What telling people needs of the server. */
export interface NoticeTerms {
  outbox: Pick<Outbox, 'writeComposed' | 'wake'>
  publicUrl: string
}

export type NoticeRow = typeof notifications.$inferSelect
export type Reader = typeof users.$inferSelect
