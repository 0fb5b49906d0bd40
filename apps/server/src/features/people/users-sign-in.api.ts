import { changeUser } from '../../identity/change-user.ts'
import { hasAddress, isUserName, passOnAddress, refuseTaken } from './create-person.ts'
import { findUser } from '../../identity/find-user.ts'
import { spendAttempt } from '../sign-in/attempts.ts'
import { isSolved } from '../sign-in/captcha.ts'
import { isElsewhere } from '../sign-in/open-session.ts'
import { sendOneTimeLogin, sendResetLink, tellAddressInUse } from '../sign-in/links.ts'
import { checkNewPassword, setPassword } from '../sign-in/new-password.ts'
import {
  findLink,
  makeCode,
  makeLink,
  redeemCode,
  redeemLink,
  secretLife,
  voidLinks,
} from '../sign-in/one-time-secrets.ts'
import { requireOutranked } from '../../identity/require-outranked.ts'
import { checkPassword, findSelf } from '../sign-in/own-account.ts'
import { limitMails } from '../sign-in/sign-in-limits.ts'
import { listSignIns } from '../sign-in/sign-ins.ts'
import type { Handlers } from '../../identity/context.ts'
import { ApiError, conflict, impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { deleteAccessKey, findAccessKey, showAccessKey } from '../sign-in/access-keys.ts'
import { maySignIn, personOfLink, personWithEmail } from '../sign-in/find-person.ts'
import { endOwnSession, endOwnSessions, listOwnSessions } from '../sign-in/own-sessions.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'

const linkGone = () =>
  new ApiError(410, 'This link has been used or has expired. Request a new one.', { code: 'LINK_GONE' })

const about = ({ id, name }: { id: string; name: string }) => ({ entity: { type: 'USER' as const, id, name } })

/** The calls of `users` about getting in: passwords, links, keys, sessions. */
export const usersSignIn = {
  async requestPassword(input) {
    const { db, body, request, now, settings, journal } = input
    const attempt = { purpose: 'RESET', username: body.username, address: request.address } as const
    await limitMails(input)
    await spendAttempt(input.pool, attempt, now)
    if (!(await isSolved(input.pool, body.captcha, settings.secretKey, now))) {
      throw invalid('body.captcha', "The CAPTCHA wasn't solved or has expired. Reload the page.")
    }
    const user = await personWithEmail(db, body.username)
    if (!maySignIn(user) || isElsewhere(request, user)) return
    await sendResetLink(input, user)
    const author = { accountId: user.accountId, userId: user.id }
    await journal({ ...about(user), author, detail: { address: request.address } })
  },

  async checkPasswordLink({ db, path, now }) {
    const link = await findLink(db, { code: path.code, token: path.x }, ['RESET', 'INVITATION'], now)
    const user = await personOfLink(db, link)
    if (!link || !user) throw linkGone()
    return { email: user.email, name: user.name, purpose: link.purpose, expiresAt: link.expiresAt.getTime() }
  },

  async updatePasswordWithCode({ db, path, body, now, sessions, request, mail, journal, afterCommit }) {
    const link = await redeemLink(db, { code: path.code, token: path.x }, ['RESET', 'INVITATION'], now)
    const user = await personOfLink(db, link)
    if (!link || !maySignIn(user)) throw linkGone()
    checkNewPassword(body.password, body.confirm, user, 'body.password')
    await setPassword(db, user.id, body.password)
    await sessions.endAll(db, user.id)
    afterCommit(() => sessions.forget())
    const key = await deleteAccessKey(db, user.id)
    if (link.purpose === 'RESET') await mail(user, 'passwordChanged', {})
    const author = { accountId: user.accountId, userId: user.id }
    const detail = { address: request.address }
    const removed = key ? [{ ...about(user), event: 'ACCESS_KEY_REMOVED' as const, detail }] : []
    await journal({ ...about(user), author, detail }, ...removed)
  },

  async changePassword(input) {
    const { db, body, session, sessions, now, request, mail, journal, afterCommit } = input
    const user = await findSelf(input)
    await checkPassword(input, user, body.password)
    checkNewPassword(body.newPassword, body.confirm, user, 'body.newPassword')
    if (body.newPassword === body.password)
      throw invalid('body.newPassword', 'This is already your password. Choose another.')
    await setPassword(db, user.id, body.newPassword)
    const ended = (await listOwnSessions(db, session, now)).filter(({ current }) => !current)
    const key = body.keepAccessKey ? undefined : await findAccessKey(db, user.id)
    const accessKey = key && (await showAccessKey(db, key))
    if (key) await deleteAccessKey(db, user.id)
    await sessions.endAll(db, user.id, session.sessionId)
    afterCommit(() => sessions.forget())
    await mail(user, 'passwordChanged', {})
    const detail = { address: request.address }
    const removed = key ? [{ ...about(user), event: 'ACCESS_KEY_REMOVED' as const, detail }] : []
    await journal({ ...about(user), detail }, ...removed)
    return { sessions: ended, ...(accessKey && { accessKey }) }
  },

  async resetPassword(input) {
    const { db, session, path, journal } = input
    const user = await findUser(db, session, path.id)
    requireOutranked(session, user, 'USER_save')
    await sendResetLink(input, user)
    await journal(about(user))
  },

  async sendOneTimeLogin(input) {
    const { db, session, path, journal } = input
    const user = await findUser(db, session, path.id)
    requireOutranked(session, user, 'USER_save')
    await sendOneTimeLogin(input, user)
    await journal(about(user))
  },

  async impersonate({ db, session, path, now, journal }) {
    if (session.impersonator) throw conflict('Return to your own account first.', null)
    const user = await findUser(db, session, path.id)
    requireOutranked(session, user, 'USER_save')
    if (!maySignIn(user)) throw impossible("This person can't sign in at the moment.", 'USER_INACTIVE')
    const { code, token } = await makeLink(
      db,
      {
        userId: user.id,
        purpose: 'IMPERSONATION',
        createdBy: session.user.id,
        data: { since: session.createdAt.toISOString(), endsBy: session.expiresAt.toISOString() },
      },
      now,
    )
    await journal(about(user))
    return { redirectUrl: `/go/${code}/${token}` }
  },

  async requestMagicCode(input) {
    const { db, body, now, request, mail, journal } = input
    const user = await findSelf(input)
    await checkPassword(input, user, body.password)
    if (lowerAscii(body.email) === lowerAscii(user.email))
      throw invalid('body.email', 'This is already your email address.')
    await spendAttempt(input.pool, { purpose: 'CODE', username: user.email, address: request.address }, now)
    await journal(about(user))
    // The owner of an address in use is told, and not the caller.
    if ((await isUserName(db, body.email)) || (await hasAddress(db, user.accountId, body.email)))
      return tellAddressInUse(input, { ...user, email: body.email })
    const code = await makeCode(db, { userId: user.id, purpose: 'EMAIL_CHANGE', data: { email: body.email } }, now)
    await mail({ ...user, email: body.email }, 'emailChange', { code, minutes: secretLife.EMAIL_CHANGE / 60_000 })
    return undefined
  },

  async verifyMagicCode(input) {
    const { db, body, now, sessions, mail, journal, afterCommit } = input
    const user = await findSelf(input)
    const found = await redeemCode(db, { userId: user.id, purpose: 'EMAIL_CHANGE', code: body.code }, now)
    const email = found?.data['email']
    if (!email) {
      const message = 'That code is wrong or has expired.'
      const errors = [{ field: 'body.code', message }]
      return new ApiError(400, message, { code: 'MAGIC_CODE_WRONG', errors })
    }
    await refuseTaken(db, user.accountId, email)
    await changeUser(db, user, { email, ownsEmail: true })
    if (user.ownsEmail) await passOnAddress(db, user.email)
    await voidLinks(db, user.id)
    await mail(user, 'emailChanged', { newEmail: email })
    await journal({ ...about(user), before: { email: user.email }, after: { email } })
    afterCommit(() => sessions.forget())
    return undefined
  },

  listSessions: ({ db, session, now }) => listOwnSessions(db, session, now),

  async endSession(input) {
    const { db, path, sessions, journal, afterCommit } = input
    const user = await findSelf(input)
    if (!(await endOwnSession(db, user.id, path.sessionUuid))) throw notFound('session')
    await journal(about(user))
    afterCommit(() => sessions.forget())
  },

  async endOtherSessions(input) {
    const { db, session, sessions, journal, now, afterCommit } = input
    const user = await findSelf(input)
    const ended = (await listOwnSessions(db, session, now)).filter(({ current }) => !current)
    await endOwnSessions(db, user.id, session.sessionId)
    if (ended.length > 0) await journal({ ...about(user), detail: { sessions: ended.length } })
    afterCommit(() => sessions.forget())
    return ended
  },

  listSignIns: ({ db, session, query }) => listSignIns(db, session.user.id, query),
} satisfies Partial<Handlers<'users'>>
