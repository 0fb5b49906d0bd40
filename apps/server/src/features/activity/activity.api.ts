import type { Handlers } from '../../identity/context.ts'
import { listActivity } from './list-activity.ts'

export const activity = {
  list: ({ db, session, query }) => listActivity(db, session, query),
} satisfies Handlers<'activity'>
