import type { Handlers } from '../../identity/context.ts'
import { enterPage, leavePage } from './presence.ts'

export const presence = {
  enter: ({ db, session, body, now }) => enterPage(db, session, body, now),

  leave: ({ db, session, body, now }) => leavePage(db, session, body.tabUuid, now),
} satisfies Handlers<'presence'>
