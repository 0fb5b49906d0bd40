import type { Context } from '../../identity/context.ts'
import { makeLink, secretLife } from './one-time-secrets.ts'
import type { User } from './own-account.ts'

type Sender = Pick<Context, 'db' | 'now' | 'settings' | 'mail' | 'caller'>

const minute = 60_000

/** Mails a link by which a person chooses a new password. */
export async function sendResetLink({ db, now, settings, mail, caller }: Sender, user: User): Promise<void> {
  const link = await makeLink(db, { userId: user.id, purpose: 'RESET', ...by(caller) }, now)
  await mail(user, 'reset', { link: resetAddress(settings.publicUrl, link), minutes: secretLife.RESET / minute })
}

/** Mails a new person the link by which they choose their first password. */
export async function sendInvitation(input: Sender & { session: Context['session'] }, user: User): Promise<void> {
  const { db, now, settings, mail, session } = input
  const link = await makeLink(db, { userId: user.id, purpose: 'INVITATION', ...by(session) }, now)
  await mail(user, 'invitation', {
    link: resetAddress(settings.publicUrl, link),
    days: secretLife.INVITATION / (24 * 60 * minute),
    inviter: session.user.name,
    account: session.account.name,
    email: user.email,
  })
}

/** Mails a link that signs a person in once. */
export async function sendOneTimeLogin({ db, now, settings, mail, caller }: Sender, user: User): Promise<void> {
  const { code, token } = await makeLink(db, { userId: user.id, purpose: 'ONE_TIME', ...by(caller) }, now)
  await mail(user, 'oneTimeLogin', {
    link: `${settings.publicUrl}/go/${code}/${token}`,
    minutes: secretLife.ONE_TIME / minute,
  })
}

const resetAddress = (publicUrl: string, { code, token }: { code: string; token: string }) =>
  `${publicUrl}/reset-password/${code}/${token}`

const by = (caller: Context['caller']) => (caller ? { createdBy: caller.user.id } : {})
