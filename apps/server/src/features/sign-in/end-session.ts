import type { Context } from '../../identity/context.ts'
import { sessionCookies } from '../../identity/session-cookies.ts'

/** Ends the caller's session, if there is one, and the cookies of the browser. */
export async function endSession({
  caller,
  db,
  sessions,
  journal,
  reply,
  settings,
  now,
  afterCommit,
}: Context): Promise<void> {
  for (const cookie of sessionCookies(settings.publicUrl, null, now)) reply.append('Set-Cookie', cookie)
  if (!caller) return
  await sessions.end(db, caller.sessionId)
  afterCommit(() => sessions.forget())
  await journal({ entity: { type: 'USER', id: caller.user.id, name: caller.user.name } })
}
