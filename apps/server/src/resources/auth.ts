import { and, eq, sql } from 'drizzle-orm'
import { currentAuthentication } from '../engine/accounts/current-authentication.ts'
import { attemptLimit, beginAttempt, forgetFailures } from '../engine/accounts/login-attempts.ts'
import { passwordMatches } from '../engine/accounts/passwords.ts'
import { apiKeys, users } from '../db/schema.ts'
import type { Context, Handlers } from '../handlers.ts'
import { sessionCookies } from '../http/caller.ts'
import { ApiError } from '../http/errors.ts'
import { secretHash } from '../http/sessions.ts'

export const auth = {
  async login(input) {
    const { body, db, now, reply, request, settings } = input
    const { username, password } = body
    const refusal = (left: number) => ({
      state: 'FAILURE',
      properties: {
        text: left > 0 ? 'The user name or the password is not right.' : 'Too many attempts. Try again in 15 minutes.',
        remainingAttempts: left,
      },
    })
    const remaining = await beginAttempt(db, username, request.address, now)
    if (remaining === null) return refusal(0)
    const [user] = await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, username.toLowerCase()))
    const matches = await passwordMatches(user?.passwordHash ?? null, password)
    if (!user || !matches || user.status !== 'ACTIVE') return refusal(remaining)
    await forgetFailures(db, username, request.address)
    const { secret, expiresAt } = await openSession(input, user, 'browser')
    for (const cookie of sessionCookies(settings.publicUrl, secret, expiresAt)) reply.append('Set-Cookie', cookie)
    return {
      state: 'SUCCESS',
      properties: { remainingAttempts: attemptLimit },
      data: { entryPoint: 'HOME' },
    }
  },

  async createToken(input) {
    const { body, db } = input
    const [found] = await db
      .select({ user: users })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .where(
        and(
          eq(apiKeys.accessKey, body.accessKey),
          eq(apiKeys.secretHash, secretHash(body.secret)),
          eq(users.status, 'ACTIVE'),
        ),
      )
    if (!found) throw new ApiError(400, 'The access key or its secret is not right.')
    const { secret } = await openSession(input, found.user, 'token')
    return secret
  },

  current({ session }) {
    return currentAuthentication(session)
  },

  checkToken() {},

  async logout({ caller, db, sessions, journal, reply, settings, now, afterCommit }) {
    for (const cookie of sessionCookies(settings.publicUrl, null, now)) reply.append('Set-Cookie', cookie)
    if (!caller) return
    await sessions.end(db, caller.sessionId)
    afterCommit(() => sessions.forget())
    await journal({ entity: { type: 'USER', id: caller.user.id, name: caller.user.name } })
  },
} satisfies Handlers<'auth'>

async function openSession(
  { sessions, db, request, journal }: Context,
  user: typeof users.$inferSelect,
  kind: 'browser' | 'token',
) {
  await journal({
    entity: { type: 'USER', id: user.id, name: user.name },
    author: { accountId: user.accountId, userId: user.id },
    detail: { address: request.address },
  })
  return sessions.open(db, { userId: user.id, kind, address: request.address, userAgent: request.headers.get('user-agent') })
}
